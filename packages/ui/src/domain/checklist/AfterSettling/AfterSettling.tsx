import type { Country } from '@settlement-help/contract';
import { Download, Share2 } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { usePending } from '../../../async/usePending.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { type CardStamp, StampCard } from './StampCard.tsx';
import { toPng } from './toPng.ts';

export interface AfterSettlingProps {
  country: Country;
  stamps: readonly CardStamp[];
  /** The steps that may follow, with their pages. */
  later: readonly { title: string; href: string }[];
  communityHref: string;
}

const canShare = () =>
  navigator.canShare?.({ files: [new File([''], 'a.png', { type: 'image/png' })] }) === true;

/** The section after the last stamp: later steps, the community, and a card with all stamps to save. */
export function AfterSettling({ country, stamps, later, communityHref }: AfterSettlingProps) {
  const messages = useMessages('afterSettling');
  const titleId = useId();
  const cardRef = useRef<SVGSVGElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isShareable, setIsShareable] = useState(false);
  useEffect(() => setIsShareable(canShare()), []);

  const withPicture = async (use: (picture: File) => unknown) => {
    setHasFailed(false);
    try {
      if (cardRef.current) await use(await toPng(cardRef.current, messages.fileName));
    } catch (error) {
      // Closing the share sheet is not an error.
      setHasFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };

  const save = usePending(() =>
    withPicture((picture) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(picture);
      link.download = picture.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    }),
  );
  const share = usePending(() => withPicture((picture) => navigator.share({ files: [picture] })));

  return (
    <Stack as="section" gap={6} aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} id={titleId}>
          {messages.title}
        </Heading>
        <ul role="list">
          {later.map(({ title, href }) => (
            <li key={href}>
              <Link href={href} standalone>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <Text>{messages.help}</Text>
        <div>
          <Link href={communityHref} standalone>
            {messages.community}
          </Link>
        </div>
      </Stack>
      <Stack gap={3}>
        <Heading level={2}>{messages.card}</Heading>
        <StampCard ref={cardRef} country={country} stamps={stamps} />
        <Text variant="small">{messages.onDevice}</Text>
        {hasFailed && (
          <InlineMessage tone="error" role="alert">
            {messages.failed}
          </InlineMessage>
        )}
        <Inline gap={2}>
          <Button variant="secondary" icon={Download} loading={save.pending} onClick={save.run}>
            {messages.save}
          </Button>
          {isShareable && (
            <Button variant="quiet" icon={Share2} loading={share.pending} onClick={share.run}>
              {messages.share}
            </Button>
          )}
        </Inline>
      </Stack>
    </Stack>
  );
}

import { type Country, limits } from '@settlement-help/contract';
import { Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useEffect, useState } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { ToastBranch } from '../../../primitives/overlays/Toast/ToastBranch.tsx';
import { useReturnFocus } from '../../../primitives/overlays/useReturnFocus.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Stamp } from '../Stamp/Stamp.tsx';
import * as styles from './Celebration.css.ts';
import { Fireworks } from './Fireworks.tsx';

export interface CelebrationProps {
  country: Country;
  date?: string | undefined;
  onStart?: () => void;
  /** Called after 8 seconds, or when the person stops it. */
  onEnd: () => void;
}

/**
 * 'Congratulations!': a stamp and fireworks, half a second after the last step and for at most 8 seconds (§4
 * Celebration). Without motion if reduced motion is set.
 */
export function Celebration({ country, date, onStart, onEnd }: CelebrationProps) {
  const format = useFormats();
  const messages = useMessages('celebration');
  const countries = useMessages('countries');
  const [open, setOpen] = useState(false);
  const returnFocus = useReturnFocus();

  useEffect(() => {
    const start = setTimeout(() => {
      setOpen(true);
      onStart?.();
    }, limits.celebrationDelay);
    const end = setTimeout(onEnd, limits.celebrationDelay + limits.celebrationDuration);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, [onStart, onEnd]);

  return (
    <Root open={open} onOpenChange={(next) => !next && onEnd()}>
      <Portal>
        <Overlay className={styles.overlay} />
        <Content {...returnFocus} className={styles.content}>
          <ToastBranch />
          <Fireworks />
          <Stamp
            className={styles.stamp}
            word={countries[country]}
            date={date && format.shortDate(date)}
            number={1}
          />
          <Title asChild>
            <Heading level={2} variant="page">
              {messages.title}
            </Heading>
          </Title>
          <Description className={styles.text}>{messages.text({ country })}</Description>
          <Button variant="secondary" onClick={onEnd}>
            {messages.stop}
          </Button>
        </Content>
      </Portal>
    </Root>
  );
}

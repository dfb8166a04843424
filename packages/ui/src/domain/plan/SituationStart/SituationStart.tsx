import { Check } from 'lucide';
import { Page } from '../../../patterns/Page/Page.tsx';
import { ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface SituationStartProps {
  startHref: string;
  laterHref: string;
}

/** Explains the questions for a personal plan, which are optional. */
export function SituationStart({ startHref, laterHref }: SituationStartProps) {
  const messages = useMessages('situation');
  return (
    <Page title={messages.title} lead={messages.lead}>
      <Stack as="ul" gap={3} role="list">
        {messages.promises.map((promise) => (
          <Inline as="li" key={promise} gap={2} wrap={false}>
            <Icon icon={Check} /> {promise}
          </Inline>
        ))}
      </Stack>
      <Inline>
        <ButtonLink href={startHref}>{messages.start}</ButtonLink>
        <ButtonLink href={laterHref} variant="secondary">
          {messages.later}
        </ButtonLink>
      </Inline>
    </Page>
  );
}

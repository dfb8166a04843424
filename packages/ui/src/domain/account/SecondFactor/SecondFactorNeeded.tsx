import { ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface SecondFactorNeededProps {
  /** URL of the setting. */
  href: string;
}

/** Shown to a moderator in place of the reports until the account has a second factor. */
export function SecondFactorNeeded({ href }: SecondFactorNeededProps) {
  const messages = useMessages('secondFactor');
  return (
    <InlineMessage
      tone="warning"
      action={
        <ButtonLink variant="secondary" href={href}>
          {messages.title}
        </ButtonLink>
      }
    >
      {messages.needed}
    </InlineMessage>
  );
}

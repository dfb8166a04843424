import { useId } from 'react';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface RegistrationClosedProps {
  /** `invite` if only people with an invitation can create an account. */
  reason: 'closed' | 'invite';
  onLogIn: () => void;
  /** The plan that needs no account. */
  planHref: string;
  /** True if the first button takes the focus when the text is rendered. */
  takesFocus?: boolean | undefined;
}

/** Replaces the form for a new account while nobody, or only an invited person, can create one. */
export function RegistrationClosed({ reason, onLogIn, planHref, takesFocus }: RegistrationClosedProps) {
  const { registration: messages } = useMessages('auth');
  const id = useId();
  return (
    <Stack gap={5}>
      <Text id={id}>{reason === 'closed' ? messages.closed : messages.invitationNeeded}</Text>
      {/* The focus skips the text, so the button reads it. */}
      <Button onClick={onLogIn} autoFocus={takesFocus} aria-describedby={id} fullWidth>
        {messages.toLogIn}
      </Button>
      <ButtonLink variant="secondary" href={planHref} fullWidth>
        {messages.toPlan}
      </ButtonLink>
    </Stack>
  );
}

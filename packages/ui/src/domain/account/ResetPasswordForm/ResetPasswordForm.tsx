import { ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as formStyles from '../form.css.ts';
import { type FormLink, onPlainClick } from '../formLink.ts';
import { PasswordForm } from '../PasswordDialog/PasswordForm.tsx';
import { checkConfirmation } from '../PasswordDialog/passwordChecks.ts';

export interface ResetPasswordFormProps {
  /** Sets the new password. A rejection shows its detail or 'Reset failed'. */
  onSubmit: (newPassword: string) => Promise<void>;
  /** Requests another link; a link is valid for 60 minutes. */
  newLink?: FormLink | undefined;
}

/** The page that a reset e-mail links to (§5 and §8 Reset page). */
export function ResetPasswordForm({ onSubmit, newLink }: ResetPasswordFormProps) {
  const messages = useMessages('passwords');
  return (
    <Stack gap={8} className={formStyles.screen}>
      <div>
        <Heading level={1}>{messages.reset.title}</Heading>
        <Text variant="lead">{messages.reset.lead}</Text>
      </div>
      <PasswordForm
        names={['new', 'confirm']}
        check={(passwords) => checkConfirmation(passwords, messages)}
        submitLabel={messages.reset.submit}
        failedText={messages.reset.failed}
        networkText={messages.reset.failed}
        onSubmit={(passwords) => onSubmit(passwords.new)}
      >
        {newLink && (
          <Text variant="small" className={formStyles.aside}>
            {messages.reset.linkEnded}
            <ButtonLink
              variant="quiet"
              size="small"
              href={newLink.href}
              onClick={onPlainClick(newLink.onFollow)}
            >
              {messages.reset.newLink}
            </ButtonLink>
          </Text>
        )}
      </PasswordForm>
    </Stack>
  );
}

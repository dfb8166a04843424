import { ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as formStyles from '../form.css.ts';
import { type FormLink, onPlainClick } from '../formLink.ts';
import { PasswordForm } from '../PasswordDialog/PasswordForm.tsx';
import { checkConfirmed } from '../PasswordDialog/passwordChecks.ts';
import * as styles from './ResetPasswordForm.css.ts';

export interface ResetPasswordFormProps {
  /** Sets the new password; its rejection is shown by its detail, or as 'Reset failed'. */
  onSubmit: (newPassword: string) => Promise<void>;
  /** Where another link is asked for, and how to go on to it here; a link lasts but 60 minutes. Without it, no link. */
  newLink?: FormLink | undefined;
}

/** The whole of the page that a reset email leads to: the new password, twice (§5 and §8 Reset page). */
export function ResetPasswordForm({ onSubmit, newLink }: ResetPasswordFormProps) {
  const messages = useMessages('passwords');
  return (
    <Stack gap={8} className={styles.screen}>
      <div>
        <Heading level={1}>{messages.reset.title}</Heading>
        <Text variant="lead">{messages.reset.lead}</Text>
      </div>
      <PasswordForm
        names={['new', 'confirm']}
        check={(passwords) => checkConfirmed(passwords, messages)}
        submitLabel={messages.reset.submit}
        failureText={({ detail }) => detail || messages.reset.failed}
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

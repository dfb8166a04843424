import { useId } from 'react';
import { useMessages } from '../../internal/UiProvider.tsx';
import { PasswordForm } from '../PasswordDialog/PasswordForm.tsx';
import { checkConfirmed } from '../PasswordDialog/passwordChecks.ts';
import * as styles from './ResetPasswordForm.css.ts';

export interface ResetPasswordFormProps {
  /** Sets the new password; its rejection is shown by its detail, or as 'Reset failed'. */
  onSubmit: (newPassword: string) => Promise<void>;
}

/** The whole of the page that a reset mail leads to: the new password, twice (§5 Reset-password page, §8 Reset page). */
export function ResetPasswordForm({ onSubmit }: ResetPasswordFormProps) {
  const messages = useMessages('passwords');
  const id = useId();
  return (
    <div className={styles.screen}>
      <div>
        <h1 className={styles.title}>{messages.reset.title}</h1>
        <p className={styles.lead}>{messages.reset.lead}</p>
      </div>
      <PasswordForm
        names={['new', 'confirm']}
        firstFieldId={`${id}-new`}
        check={(passwords) => checkConfirmed(passwords, messages)}
        submitLabel={messages.reset.submit}
        failureText={({ detail }) => detail || messages.reset.failed}
        onSubmit={(passwords) => onSubmit(passwords.new)}
      />
    </div>
  );
}

import { type ReactNode, useRef, useState } from 'react';
import { failureOf } from '../../../async/callbackFailure.tsx';
import { useErrorText } from '../../../async/useErrorText.ts';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { PasswordField } from '../../../primitives/forms/PasswordField/PasswordField.tsx';
import { moveFocus } from '../../../primitives/moveFocus.ts';
import { AlertDialog } from '../../../primitives/overlays/AlertDialog/AlertDialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './DeleteAccount.css.ts';

export interface DeleteAccountProps {
  /** Used by password managers. */
  email: string;
  /** Deletes the account. A wrong password is shown at the field. */
  onDelete: (password: string) => Promise<void>;
}

/** Profile section that deletes the account after asking for the password. */
export function DeleteAccount({ email, onDelete }: DeleteAccountProps) {
  const messages = useMessages('deletion');
  const errorText = useErrorText();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [fieldError, setFieldError] = useState<ReactNode>();

  const change = (open: boolean) => {
    setFieldError(undefined);
    setIsOpen(open);
  };

  const refuse = (message: ReactNode) => {
    moveFocus(fieldRef, () => setFieldError(message));
    return false as const;
  };

  const confirm = async () => {
    const password = fieldRef.current?.value;
    if (!password) return refuse(messages.passwordMissing);
    setFieldError(undefined);
    try {
      await onDelete(password);
    } catch (error) {
      const message = passwordError(error, messages.incorrect);
      if (message === undefined) throw error;
      return refuse(message);
    }
  };

  return (
    <RuledSection title={messages.title} hint={messages.hint}>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => change(true)}>
        {messages.open}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={change}
        title={messages.question}
        description={
          <>
            <p>{messages.goes}</p>
            <ul className={styles.gone}>
              {messages.gone.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
            <p>{messages.stays}</p>
          </>
        }
        confirmLabel={messages.confirm}
        onConfirm={confirm}
        errorText={errorText}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          ref={fieldRef}
          className={styles.field}
          name="current"
          label={messages.password}
          autoComplete="current-password"
          error={fieldError}
        />
      </AlertDialog>
    </RuledSection>
  );
}

/** The server's error for the password; undefined if it refused something else. */
function passwordError(error: unknown, incorrect: string) {
  const { status, detail, errors = [] } = failureOf(error);
  if (status === 400) return detail ?? incorrect;
  return errors.find(({ path }) => path === 'current_password')?.message;
}

import { Eye, EyeOff } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Field, type FieldLook, type ValueProps } from '../Field/Field.tsx';
import { splitProps } from '../Field/splitProps.ts';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps
  extends FieldLook,
    ValueProps,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'size' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it. Pasting and password managers work. */
export function PasswordField({ onValueChange, onChange, ...props }: PasswordFieldProps) {
  const { field, control: own } = splitProps(props);
  const messages = useUiMessages('password');
  const [revealed, setRevealed] = useState(false);

  return (
    <Field data-part="password-field" {...field}>
      {(control) => (
        <>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...own}
            type={revealed ? 'text' : 'password'}
            className={cx(control.className, styles.input)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          <IconButton
            data-part="password-field-reveal"
            className={styles.reveal}
            size="small"
            icon={revealed ? EyeOff : Eye}
            label={messages.show}
            labelAsText
            aria-pressed={revealed}
            aria-controls={control.id}
            disabled={props.disabled}
            onClick={() => setRevealed(!revealed)}
          />
        </>
      )}
    </Field>
  );
}

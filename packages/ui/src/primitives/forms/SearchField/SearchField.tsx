import { Search, X } from 'lucide';
import { type ComponentProps, useImperativeHandle, useRef, useState } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { useDelayedAnnouncement } from '../../feedback/useDelayedAnnouncement.tsx';
import { Field, type FieldLook, type ValueProps } from '../Field/Field.tsx';
import { splitProps } from '../Field/splitProps.ts';
import { typeAsUser } from '../Field/typeAsUser.ts';
import { useFormEvent } from '../Field/useFormEvent.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps
  extends FieldLook,
    ValueProps,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'size' | 'value' | 'defaultValue'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** The number of results in words, such as "3 of 40 services". It is announced a second after typing. */
  found?: string | undefined;
}

/** A search text with a button that clears it. */
export function SearchField({
  value,
  defaultValue = '',
  found,
  onValueChange,
  onChange,
  ref,
  ...props
}: SearchFieldProps) {
  const { field, control: own } = splitProps(props);
  const messages = useUiMessages('search');
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement, []);
  const [typed, setTyped] = useState(defaultValue);
  useFormEvent(inputRef, 'reset', () => setTyped(defaultValue));
  const words = value ?? typed;
  const spoken = words === '' ? '' : (found ?? '');
  const announcement = useDelayedAnnouncement(spoken, words);

  return (
    <Field
      data-part="search-field"
      {...field}
      after={
        <>
          {/* Always rendered, so that the list below does not move with the first key. */}
          {found !== undefined && (
            <p data-part="search-field-found" aria-hidden="true" className={styles.found}>
              {spoken}
            </p>
          )}
          {announcement}
        </>
      }
    >
      {(control) => (
        <>
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...control}
            {...own}
            ref={inputRef}
            type="search"
            className={cx(control.className, styles.input)}
            {...(value === undefined ? { defaultValue } : { value })}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          <Icon icon={Search} className={styles.icon} />
          {words !== '' && !own.disabled && !own.readOnly && (
            <IconButton
              data-part="search-field-clear"
              className={styles.clear}
              size="small"
              icon={X}
              label={messages.clear}
              labelAsText
              onClick={() => {
                if (inputRef.current) typeAsUser(inputRef.current, '');
                inputRef.current?.focus();
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}

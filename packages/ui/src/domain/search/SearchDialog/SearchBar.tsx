import { Search, X } from 'lucide';
import { type ComponentProps, startTransition, useOptimistic, useRef } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import * as field from '../../../primitives/forms/Field/Field.css.ts';
import * as searchField from '../../../primitives/forms/SearchField/SearchField.css.ts';
import { cx } from '../../../styles/cx.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './SearchDialog.css.ts';

interface SearchBarProps {
  value: string;
  inputProps: ComponentProps<'input'>;
  /** Empties the field; without it there is no button. */
  onClear: (() => void) | undefined;
  onClose: () => void;
}

/** The field, which stays at the top, and the button that closes the dialog. */
export function SearchBar({ value, inputProps, onClear, onClose }: SearchBarProps) {
  const { close } = useMessages('action');
  const { clear } = useMessages('search');
  const slotRef = useRef<HTMLDivElement>(null);
  // The next key never waits for the list.
  const [text, setText] = useOptimistic(value);
  return (
    <div className={styles.bar}>
      <div ref={slotRef} className={cx(field.slot, styles.slot)}>
        <input
          {...inputProps}
          value={text}
          onChange={(event) =>
            startTransition(() => {
              setText(event.currentTarget.value);
              inputProps.onChange?.(event);
            })
          }
          type="search"
          enterKeyHint="go"
          spellCheck={false}
          className={cx(field.control, searchField.input, styles.input)}
        />
        <Icon icon={Search} className={searchField.icon} />
        {onClear && (
          <IconButton
            className={searchField.clear}
            size="small"
            icon={X}
            label={clear}
            onClick={() => {
              onClear();
              slotRef.current?.querySelector('input')?.focus();
            }}
          />
        )}
      </div>
      <Button variant="quiet" size="small" onClick={onClose}>
        {close}
      </Button>
    </div>
  );
}

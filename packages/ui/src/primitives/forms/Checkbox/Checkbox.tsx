import { Check, Minus } from 'lucide';
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import { ChoiceField } from '../Field/ChoiceField.tsx';
import type { ChoiceLook } from '../Field/Field.tsx';
import * as styles from './Checkbox.css.ts';

type OmittedProps = 'id' | 'type' | 'children' | 'checked';

export interface CheckboxProps extends ChoiceLook, Omit<ComponentProps<'input'>, OmittedProps> {
  /** `'indeterminate'` if only some of its items are checked. */
  checked?: boolean | 'indeterminate' | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A yes or no that is submitted with a form. Use `Switch` for settings that apply immediately. */
export function Checkbox({
  checked,
  defaultChecked = false,
  onCheckedChange,
  onChange,
  ref,
  ...props
}: CheckboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement, []);
  const indeterminate = checked === 'indeterminate';

  // `indeterminate` is only a DOM property, and a click clears it.
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate;
  });

  return (
    <ChoiceField rootPart="checkbox" {...props}>
      {({ className, ...control }) => (
        <span className={cx(className, styles.root)}>
          <input
            {...control}
            ref={inputRef}
            type="checkbox"
            {...(checked === undefined ? { defaultChecked } : { checked: !indeterminate && checked })}
            onChange={(event) => {
              // The caller decides the state; the click has cleared it.
              event.target.indeterminate = indeterminate;
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
            className={styles.box}
          />
          <Icon icon={indeterminate ? Minus : Check} className={styles.sign} />
        </span>
      )}
    </ChoiceField>
  );
}

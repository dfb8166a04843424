import { Check, Minus } from 'lucide-react';
import * as Radix from 'radix-ui/checkbox';
import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { ChoiceField, type ChoiceLook } from '../Field/ChoiceField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Checkbox.css.ts';

type Own = 'checked' | 'defaultChecked' | 'onCheckedChange';

export interface CheckboxProps
  extends ChoiceLook,
    Omit<ComponentProps<typeof Radix.Root>, 'id' | 'asChild' | 'children' | Own> {
  /** Whether it is ticked, where the app decides; `'indeterminate'` when only some of what it stands for is. */
  checked?: boolean | 'indeterminate' | undefined;
  /** Whether it is ticked at first. @default false */
  defaultChecked?: boolean | undefined;
  /** Called when the person ticks or clears it. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A yes that is sent with the form. For what applies at once there is `Switch`. */
export function Checkbox({
  label,
  hint,
  error,
  optional,
  id,
  checked,
  defaultChecked,
  onCheckedChange,
  className,
  'aria-describedby': describedBy,
  ...props
}: CheckboxProps) {
  return (
    <ChoiceField
      {...{ label, hint, error, id, className, describedBy }}
      optional={optional ?? false}
      disabled={props.disabled}
    >
      {(control) => (
        <Radix.Root
          {...props}
          {...control}
          checked={checked}
          defaultChecked={defaultChecked}
          onCheckedChange={(next) => onCheckedChange?.(next === true)}
          className={cx(control.className, styles.box)}
        >
          <Radix.Indicator className={styles.sign}>
            <Icon icon={checked === 'indeterminate' ? Minus : Check} />
          </Radix.Indicator>
        </Radix.Root>
      )}
    </ChoiceField>
  );
}

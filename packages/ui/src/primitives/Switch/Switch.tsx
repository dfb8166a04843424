import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/switch';
import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { ChoiceField, type ChoiceLook } from '../Field/ChoiceField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Switch.css.ts';

type Own = 'checked' | 'defaultChecked' | 'onCheckedChange';

export interface SwitchProps
  extends ChoiceLook,
    Omit<ComponentProps<typeof Radix.Root>, 'id' | 'asChild' | 'children' | Own> {
  /** Whether it is on, where the app decides. */
  checked?: boolean | undefined;
  /** Whether it is on at first. @default false */
  defaultChecked?: boolean | undefined;
  /** Called when the person turns it on or off. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Turns something on or off at once. What waits for a form's button is a `Checkbox`. */
export function Switch({
  label,
  hint,
  error,
  optional,
  id,
  className,
  'aria-describedby': describedBy,
  ...props
}: SwitchProps) {
  return (
    <ChoiceField
      {...{ label, hint, error, id, className, describedBy }}
      optional={optional ?? false}
      disabled={props.disabled}
    >
      {(control) => (
        <Radix.Root {...props} {...control} className={cx(control.className, styles.track)}>
          <Radix.Thumb className={styles.thumb}>
            <Icon icon={Check} className={styles.sign} />
          </Radix.Thumb>
        </Radix.Root>
      )}
    </ChoiceField>
  );
}

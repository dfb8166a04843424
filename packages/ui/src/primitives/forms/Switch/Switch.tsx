import { Check } from 'lucide';
import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import { ChoiceField } from '../Field/ChoiceField.tsx';
import type { ChoiceLook } from '../Field/Field.tsx';
import * as styles from './Switch.css.ts';

type OmittedProps = 'id' | 'type' | 'role' | 'children' | 'checked';

export interface SwitchProps extends ChoiceLook, Omit<ComponentProps<'input'>, OmittedProps> {
  checked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Turns a setting on or off immediately. Use `Checkbox` in a form that is submitted. */
export function Switch({
  checked,
  defaultChecked = false,
  onCheckedChange,
  onChange,
  onKeyDown,
  ...props
}: SwitchProps) {
  // Enter toggles it, as Space does, and does not submit a form around it.
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    event.currentTarget.click();
  };

  return (
    <ChoiceField rootPart="switch" {...props}>
      {({ className, ...control }) => (
        <span className={cx(className, styles.root)}>
          <input
            {...control}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
            role="switch"
            {...(checked === undefined ? { defaultChecked } : { checked })}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
            onKeyDown={handleKeyDown}
            className={styles.track}
          />
          <span data-part="switch-thumb" className={styles.thumb}>
            <Icon icon={Check} className={styles.sign} />
          </span>
        </span>
      )}
    </ChoiceField>
  );
}

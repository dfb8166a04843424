import { Check } from 'lucide';
import * as Radix from 'radix-ui/dropdown-menu';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import * as styles from './DropdownMenu.css.ts';

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  icon?: IconType | undefined;
  /** `danger` for actions that cannot be undone. @default 'quiet' */
  variant?: 'quiet' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Called when the person chooses it; the menu closes. */
  onSelect?: (() => void) | undefined;
  children: ReactNode;
}

/** One action of a `DropdownMenu`. */
export function MenuItem({
  icon,
  variant = 'quiet',
  disabled = false,
  onSelect,
  className,
  children,
  ...props
}: MenuItemProps) {
  return (
    <Radix.Item
      data-part="menu-item"
      {...props}
      className={cx(styles.item({ variant }), className)}
      data-variant={variant}
      disabled={disabled}
      onSelect={() => onSelect?.()}
    >
      {icon && <Icon icon={icon} className={styles.icon} />}
      <span className={styles.words}>{children}</span>
    </Radix.Item>
  );
}

export interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'href' | 'onSelect'> {
  href: string;
  icon?: IconType | undefined;
  children: ReactNode;
}

/** A link within a `DropdownMenu`. */
export function MenuLink({ icon, className, children, ...props }: MenuLinkProps) {
  const LinkComponent = useLinkComponent();
  return (
    <Radix.Item asChild>
      <LinkComponent
        data-part="menu-link"
        {...props}
        className={cx(styles.item({ variant: 'quiet' }), className)}
      >
        {icon && <Icon icon={icon} className={styles.icon} />}
        <span className={styles.words}>{children}</span>
      </LinkComponent>
    </Radix.Item>
  );
}

export interface MenuChoicesProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  label: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode }[];
}

/** One choice of a few within a `DropdownMenu`, such as the sort order. */
export function MenuChoices({ label, options, ...props }: MenuChoicesProps) {
  const labelId = useId();
  return (
    <Radix.RadioGroup data-part="menu-choices" {...props} aria-labelledby={labelId}>
      <Radix.Label data-part="menu-choices-label" id={labelId} className={styles.groupLabel}>
        {label}
      </Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          data-part="menu-choices-option"
          value={option.value}
          className={styles.item({ variant: 'quiet' })}
        >
          <span className={styles.signPlace}>
            <Radix.ItemIndicator>
              <Icon icon={Check} />
            </Radix.ItemIndicator>
          </span>
          <span className={styles.words}>{option.label}</span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export type MenuSeparatorProps = Omit<ComponentProps<'div'>, 'children'>;

/** A line between items of a `DropdownMenu`. */
export function MenuSeparator({ className, ...props }: MenuSeparatorProps) {
  return (
    <Radix.Separator data-part="menu-separator" {...props} className={cx(styles.separator, className)} />
  );
}

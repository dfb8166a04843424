import { Check } from 'lucide';
import * as Radix from 'radix-ui/dropdown-menu';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import * as styles from './DropdownMenu.css.ts';

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Icon before the words. */
  icon?: IconType | undefined;
  /** `danger` for what cannot be undone. @default 'quiet' */
  variant?: 'quiet' | 'danger' | undefined;
  /** Shown and not to be chosen. @default false */
  disabled?: boolean | undefined;
  /** Called when the person chooses it; the menu closes. */
  onSelect?: (() => void) | undefined;
  /** The label, a verb with its object. */
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
  /** Where it leads inside the app. */
  href: string;
  /** Icon before the words. */
  icon?: IconType | undefined;
  /** The name of what it leads to. */
  children: ReactNode;
}

/** A link within a `DropdownMenu`. */
export function MenuLink({ icon, className, children, ...props }: MenuLinkProps) {
  const LinkComponent = useLinkComponent();
  return (
    <Radix.Item asChild>
      <LinkComponent {...props} className={cx(styles.item({ variant: 'quiet' }), className)}>
        {icon && <Icon icon={icon} className={styles.icon} />}
        <span className={styles.words}>{children}</span>
      </LinkComponent>
    </Radix.Item>
  );
}

export interface MenuChoicesProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** Label above the options. */
  label: ReactNode;
  /** The chosen option. */
  value: string;
  /** Called with the option that the person chose; the menu closes. */
  onValueChange: (value: string) => void;
  /** The options. */
  options: readonly { value: string; label: ReactNode }[];
}

/** One choice of a few within a `DropdownMenu`, as an order to sort by. */
export function MenuChoices({ label, options, ...props }: MenuChoicesProps) {
  const labelId = useId();
  return (
    <Radix.RadioGroup {...props} aria-labelledby={labelId}>
      <Radix.Label id={labelId} className={styles.groupLabel}>
        {label}
      </Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
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

/** Props of a `<div>`. */
export type MenuSeparatorProps = Omit<ComponentProps<'div'>, 'children'>;

/** Parts the items of a `DropdownMenu`. */
export function MenuSeparator({ className, ...props }: MenuSeparatorProps) {
  return <Radix.Separator {...props} className={cx(styles.separator, className)} />;
}

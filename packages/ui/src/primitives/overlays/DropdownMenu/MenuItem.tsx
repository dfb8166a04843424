import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import { type ReactNode, useId } from 'react';
import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import * as styles from './DropdownMenu.css.ts';

export interface MenuItemProps {
  /** Icon before the words. */
  icon?: IconType | undefined;
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Shown and not to be chosen. @default false */
  disabled?: boolean | undefined;
  /** Called when the person chooses it; the menu closes. */
  onSelect?: (() => void) | undefined;
  /** What it does, a verb with its object. */
  children: ReactNode;
}

/** One action of a `DropdownMenu`. */
export function MenuItem({ icon, tone = 'neutral', disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item
      className={styles.item({ tone })}
      data-tone={tone}
      disabled={disabled}
      onSelect={() => onSelect?.()}
    >
      {icon && <Icon icon={icon} className={styles.icon} />}
      <span className={styles.words}>{children}</span>
    </Radix.Item>
  );
}

export interface MenuLinkProps {
  /** Where it leads inside the app. */
  href: string;
  /** Icon before the words. */
  icon?: IconType | undefined;
  /** The name of what it leads to. */
  children: ReactNode;
}

/** A link within a `DropdownMenu`. */
export function MenuLink({ href, icon, children }: MenuLinkProps) {
  const LinkComponent = useLinkComponent();
  return (
    <Radix.Item asChild>
      <LinkComponent href={href} className={styles.item({ tone: 'neutral' })}>
        {icon && <Icon icon={icon} className={styles.icon} />}
        <span className={styles.words}>{children}</span>
      </LinkComponent>
    </Radix.Item>
  );
}

export interface MenuChoicesProps {
  /** What is chosen here, above the options. */
  label: string;
  /** The chosen option. */
  value: string;
  /** Called with the option that the person chose; the menu closes. */
  onChange: (value: string) => void;
  /** What there is to choose from. */
  options: readonly { value: string; label: string }[];
}

/** One choice of a few within a `DropdownMenu`, as an order to sort by. */
export function MenuChoices({ label, value, onChange, options }: MenuChoicesProps) {
  const labelId = useId();
  return (
    <Radix.RadioGroup value={value} onValueChange={onChange} aria-labelledby={labelId}>
      <Radix.Label id={labelId} className={styles.groupLabel}>
        {label}
      </Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={styles.item({ tone: 'neutral' })}>
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

/** Parts the items of a `DropdownMenu`. */
export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}

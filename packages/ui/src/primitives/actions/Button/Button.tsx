import type { ComponentProps, ReactNode } from 'react';
import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import { SpinnerRing } from '../../feedback/Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import { pressable } from './pressable.ts';

export interface ButtonLook {
  /** `primary` once per screen, `danger` for actions that cannot be undone. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 36, 46 or 54 px tall; `small` is 46 px on touch screens. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  icon?: IconType | undefined;
  /** Icon after the label, mirrored in right-to-left text. */
  iconEnd?: IconType | undefined;
  fullWidth?: boolean | undefined;
  /** Aligns the label of a small quiet button with the text above it. @default false */
  bleed?: boolean | undefined;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** Shows that the action runs. The button keeps its width, name and focus, and ignores clicks. @default false */
  loading?: boolean | undefined;
}

function Content({ icon, iconEnd, children }: Pick<ButtonLook, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <span className={styles.content}>
      {icon && <Icon icon={icon} />}
      <span data-part="button-label" className={styles.label}>
        {children}
      </span>
      {iconEnd && <Icon icon={iconEnd} directional />}
    </span>
  );
}

/** Runs an action. With `aria-disabled` it stays focusable, so that a description can say why it is disabled. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  iconEnd,
  fullWidth = false,
  bleed = false,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  'aria-disabled': ariaDisabled,
  ...props
}: ButtonProps) {
  return (
    <button
      data-part="button"
      {...props}
      type={type}
      className={cx(styles.button({ variant, size, fullWidth, bleed }), className)}
      {...pressable({ loading, onClick, 'aria-disabled': ariaDisabled })}
    >
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
      {loading && (
        <span className={styles.busy}>
          <SpinnerRing size="small" />
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  href: string;
}

/** A link that looks like a button, for the next step on a screen. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  icon,
  iconEnd,
  fullWidth = false,
  bleed = false,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  const LinkComponent = useLinkComponent();
  return (
    <LinkComponent
      data-part="button-link"
      {...props}
      className={cx(styles.button({ variant, size, fullWidth, bleed }), className)}
    >
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </LinkComponent>
  );
}

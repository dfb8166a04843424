import type { ComponentProps, ReactNode } from 'react';
import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import { SpinnerRing } from '../../feedback/Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import { pressable } from './pressable.ts';

/** How a button and a link that looks like one appear. */
export interface ButtonLook {
  /** `primary` once on a screen, `danger` for what cannot be undone. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 36, 46 or 54 px tall; `small` is 46 px under a finger. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Icon before the label. */
  icon?: IconType | undefined;
  /** Icon after the label; it points the other way in right-to-left text. */
  iconEnd?: IconType | undefined;
  /** Takes the width of its container. @default false */
  fullWidth?: boolean | undefined;
  /** Aligns the label of a small quiet button with the text above it. @default false */
  bleed?: boolean | undefined;
  /** The label, a verb with its object: "Upload document". */
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /**
   * Shows that the action runs. The button keeps its width, its name and the focus, and swallows clicks.
   * @default false
   */
  loading?: boolean | undefined;
}

function Content({ icon, iconEnd, children }: Pick<ButtonLook, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <span className={styles.content}>
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon icon={iconEnd} directional />}
    </span>
  );
}

/** Runs an action. With `aria-disabled` it stays focusable, so that a description can say why it is off. */
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
  /** Where it leads inside the app. */
  href: string;
}

/** A link that looks like a button, for the one place where the person should go next. */
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
    <LinkComponent {...props} className={cx(styles.button({ variant, size, fullWidth, bleed }), className)}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </LinkComponent>
  );
}

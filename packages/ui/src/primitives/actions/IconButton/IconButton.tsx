import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import { SpinnerRing } from '../../feedback/Spinner/Spinner.tsx';
import { pressable } from '../Button/pressable.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  /** Hidden text instead of `aria-label`, so that the label of a field does not name its button. @default false */
  labelAsText?: boolean | undefined;
  icon: IconType;
  variant?: 'quiet' | 'secondary' | 'primary' | undefined;
  /** 36 or 46 px; `small` is 46 px on touch screens. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  round?: boolean | undefined;
  /** Mirrors the icon in right-to-left text. @default false */
  directional?: boolean | undefined;
  /** Shows that the action runs; the button keeps its name and focus, and ignores clicks. @default false */
  loading?: boolean | undefined;
}

/** A button with one icon, for well-known actions: close, menu, more. */
export function IconButton({
  label,
  labelAsText = false,
  icon,
  variant = 'quiet',
  size = 'medium',
  round = false,
  directional = false,
  loading = false,
  type = 'button',
  className,
  onClick,
  'aria-disabled': ariaDisabled,
  ...props
}: IconButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={cx(iconButton({ variant, size, round }), className)}
      aria-label={labelAsText ? undefined : label}
      {...pressable({ loading, onClick, 'aria-disabled': ariaDisabled })}
    >
      {labelAsText && <VisuallyHidden>{label}</VisuallyHidden>}
      {loading ? <SpinnerRing size="small" /> : <Icon icon={icon} directional={directional} />}
    </button>
  );
}

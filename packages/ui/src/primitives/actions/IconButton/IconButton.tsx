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
  /** `danger` for actions that cannot be undone, with an `AlertDialog`. @default 'quiet' */
  variant?: 'quiet' | 'secondary' | 'primary' | 'danger' | undefined;
  /** 36, 46 or 54 px; `small` is 46 px on touch screens. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
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
      data-part="icon-button"
      {...props}
      type={type}
      className={cx(iconButton({ variant, size, round }), className)}
      aria-label={labelAsText ? undefined : label}
      {...pressable({ loading, onClick, 'aria-disabled': ariaDisabled })}
    >
      {labelAsText && <VisuallyHidden>{label}</VisuallyHidden>}
      {loading ? (
        <SpinnerRing size={size === 'large' ? 'medium' : 'small'} />
      ) : (
        <Icon icon={icon} size={size === 'large' ? 'large' : 'medium'} directional={directional} />
      )}
    </button>
  );
}

import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import { SpinnerRing } from '../../feedback/Spinner/Spinner.tsx';
import { pressable } from '../Button/pressable.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name. */
  label: string;
  /**
   * Says the label as hidden text: for a button in a field, which would else be found by the label of the field.
   * @default false
   */
  labelAsText?: boolean | undefined;
  /** The drawing, imported by name from `lucide`. */
  icon: IconType;
  /** Without a frame, with one, or filled. @default 'quiet' */
  variant?: 'quiet' | 'secondary' | 'primary' | undefined;
  /** 36 or 46 px; `small` is 46 px under a finger. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** A circle, for what floats over the page. @default false */
  round?: boolean | undefined;
  /** Mirrors the icon in right-to-left text, for arrows. @default false */
  directional?: boolean | undefined;
  /** Shows that the action runs; the button keeps its name and the focus, and swallows clicks. @default false */
  loading?: boolean | undefined;
}

/** A button of one icon, for actions whose sign everyone knows: close, menu, more. */
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

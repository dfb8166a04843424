import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import type { Tone } from '../../../styles/tone.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { badge } from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone | 'neutral' | undefined;
  /** `marker` highlights a due date and ignores `tone` and `icon`. @default 'label' */
  variant?: 'label' | 'marker' | undefined;
  icon?: IconType | undefined;
}

/** Shows a state in one or two words. */
export function Badge({
  tone = 'neutral',
  variant = 'label',
  icon,
  className,
  children,
  ...props
}: BadgeProps) {
  const isLabel = variant === 'label';
  return (
    <span
      data-part="badge"
      {...props}
      className={cx(badge(isLabel ? { variant, tone } : { variant }), className)}
      data-variant={variant}
      data-tone={isLabel ? tone : undefined}
    >
      {icon && isLabel && <Icon icon={icon} size="small" />}
      {children}
    </span>
  );
}

import type { ComponentProps, ComponentType } from 'react';
import { cx } from '../../../styles/cx.ts';
import { icon as iconClass } from './Icon.css.ts';

/** An icon drawn on a 24 px grid with strokes, such as every icon of `lucide-react`. */
export type IconType = ComponentType<ComponentProps<'svg'>>;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The drawing, imported by name from `lucide-react`. */
  icon: IconType;
  /** 16, 20 or 26 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Name for assistive technology; leave it out where a text stands beside the icon. */
  label?: string | undefined;
  /** Mirrors the drawing in right-to-left text, for arrows. @default false */
  directional?: boolean | undefined;
}

/** Draws an icon of the one family in the one stroke. It is silent unless it has a `label`. */
export function Icon({ icon: Drawing, size = 'medium', label, directional, className, ...props }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing
      strokeWidth={1.6}
      focusable="false"
      {...naming}
      {...props}
      className={cx(iconClass({ size, directional }), className)}
    />
  );
}

import { type ComponentProps, createElement } from 'react';
import { cx } from '../../../styles/cx.ts';
import { icon as iconClass } from './Icon.css.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** The shapes of an icon on a 24 px grid, such as one that `lucide` exports. */
export type IconType = readonly (readonly [shape: string, attributes: Attributes])[];

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  icon: IconType;
  /** 16, 20 or 26 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Accessible name; omit it if there is text next to the icon. */
  label?: string | undefined;
  /** Mirrors the icon in right-to-left text. @default false */
  directional?: boolean | undefined;
}

const drawing = {
  'data-part': 'icon',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  focusable: 'false',
} as const;

/** An icon, hidden from assistive technology unless it has a `label`. */
export function Icon({ icon, size = 'medium', label, directional, className, ...props }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return createElement(
    'svg',
    { ...drawing, ...naming, ...props, className: cx(iconClass({ size, directional }), className) },
    ...icon.map(([shape, attributes]) => createElement(shape, attributes)),
  );
}

import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { focusTarget, variants } from './Heading.css.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  level: 1 | 2 | 3 | 4;
  /** Size; `label` is as small as a note. @default by its level */
  variant?: keyof typeof variants | undefined;
}

const usual = { 1: 'page', 2: 'section', 3: 'section', 4: 'subsection' } as const;

/** The title of a page or section. With a `tabIndex` it can be focused by a script. */
export function Heading({ level, variant = usual[level], className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  const isFocusTarget = props.tabIndex !== undefined;
  return (
    <Element
      data-part="heading"
      {...props}
      className={cx(variants[variant], isFocusTarget && focusTarget, className)}
    />
  );
}

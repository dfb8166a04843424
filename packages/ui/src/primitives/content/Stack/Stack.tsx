import type { ComponentProps, ElementType } from 'react';
import { cx } from '../../../styles/cx.ts';
import * as styles from './Stack.css.ts';

type LayoutElement =
  | 'article'
  | 'div'
  | 'dl'
  | 'fieldset'
  | 'form'
  | 'li'
  | 'ol'
  | 'p'
  | 'section'
  | 'span'
  | 'strong'
  | 'ul';

interface LayoutProps<Element extends LayoutElement> {
  /** The HTML element to render. @default 'div' */
  as?: Element | undefined;
  /** Step of the space scale between the children. @default 4 in a stack, 3 in a line */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | undefined;
}

export type StackProps<Element extends LayoutElement = 'div'> = ComponentProps<Element> &
  LayoutProps<Element> & {
    /** Alignment across the stack. @default the children take its full width */
    align?: 'start' | 'center' | 'end' | undefined;
  };

export type InlineProps<Element extends LayoutElement = 'div'> = ComponentProps<Element> &
  LayoutProps<Element> & {
    /** Alignment across the line. @default 'center' */
    align?: 'start' | 'center' | 'baseline' | 'end' | undefined;
    /** Continues on the next line if there is no room. @default true */
    wrap?: boolean | undefined;
  };

/** Places its children below each other with the same gap. */
export function Stack<Element extends LayoutElement = 'div'>({
  as,
  gap = 4,
  align,
  className,
  ...props
}: StackProps<Element>) {
  const Component = (as ?? 'div') as ElementType;
  return <Component {...props} className={cx(styles.stack({ gap, align }), className)} />;
}

/** Places its children next to each other with the same gap. */
export function Inline<Element extends LayoutElement = 'div'>({
  as,
  gap = 3,
  align,
  wrap = true,
  className,
  ...props
}: InlineProps<Element>) {
  const Component = (as ?? 'div') as ElementType;
  return <Component {...props} className={cx(styles.inline({ gap, align, wrap }), className)} />;
}

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
  as?: Element | undefined;
  /** Step of the space scale between the children. @default 4 in a Stack, 3 in an Inline */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | undefined;
}

export type StackProps<Element extends LayoutElement = 'div'> = ComponentProps<Element> &
  LayoutProps<Element> & {
    align?: 'start' | 'center' | 'end' | undefined;
  };

export type InlineProps<Element extends LayoutElement = 'div'> = ComponentProps<Element> &
  LayoutProps<Element> & {
    align?: 'start' | 'center' | 'baseline' | 'end' | undefined;
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
  return <Component data-part="stack" {...props} className={cx(styles.stack({ gap, align }), className)} />;
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
  return (
    <Component data-part="inline" {...props} className={cx(styles.inline({ gap, align, wrap }), className)} />
  );
}

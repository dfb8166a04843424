import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { clamped, userWritten as userWrittenStyle, variants } from './Text.css.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** The element. @default 'p' */
  as?: 'p' | 'div' | 'span' | 'li' | 'dt' | undefined;
  /**
   * What it is for: the `lead` under a page's title, the `large` text of a part, what is `muted` or `small` beside
   * something, the `hint` under a label, a `note` of several lines, or `figures`. @default plain text
   */
  variant?: keyof typeof variants | undefined;
  /** People wrote it: its direction and its line breaks are kept. @default false */
  userWritten?: boolean | undefined;
  /** Lines after which it ends in an ellipsis; assistive technology reads all of it. @default any number */
  lines?: number | undefined;
}

/** A paragraph or a few words. */
export function Text({
  as = 'p',
  variant,
  userWritten = false,
  lines,
  className,
  style,
  ...props
}: TextProps) {
  // All of them take the attributes of a paragraph.
  const Element = as as 'p';
  return (
    <Element
      dir={userWritten ? 'auto' : undefined}
      {...props}
      className={cx(
        variant && variants[variant],
        userWritten && userWrittenStyle,
        lines !== undefined && clamped,
        className,
      )}
      style={lines === undefined ? style : { WebkitLineClamp: lines, ...style }}
    />
  );
}

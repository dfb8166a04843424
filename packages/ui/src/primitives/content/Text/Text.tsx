import type { ComponentProps } from 'react';
import { clampedLines, clipped } from '../../../styles/clipped.css.ts';
import { cx } from '../../../styles/cx.ts';
import { isolateNumbers } from './isolateNumbers.ts';
import { userWritten as userWrittenStyle, variants } from './Text.css.ts';

export interface TextProps extends ComponentProps<'p'> {
  as?: 'p' | 'div' | 'span' | 'li' | 'dt' | undefined;
  variant?: keyof typeof variants | undefined;
  /** For text that people wrote: keeps its direction, its line breaks and the order of its numbers. @default false */
  userWritten?: boolean | undefined;
  /** Maximum number of lines; assistive technology reads all of it. */
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
  children,
  ...props
}: TextProps) {
  // All of them take the attributes of a paragraph.
  const Element = as as 'p';
  return (
    <Element
      data-part="text"
      dir={userWritten ? 'auto' : undefined}
      {...props}
      className={cx(
        variant && variants[variant],
        userWritten && userWrittenStyle,
        lines !== undefined && clipped,
        lines !== undefined && clampedLines,
        className,
      )}
      style={lines === undefined ? style : { WebkitLineClamp: lines, ...style }}
    >
      {userWritten && typeof children === 'string' ? isolateNumbers(children) : children}
    </Element>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import { bar, lastLine, words } from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Number of letters of an inline text, which wraps like the text that replaces it. */
  letters?: number | undefined;
  shape?: 'text' | 'heading' | 'block' | 'circle' | undefined;
  /** Lines of text; the last one is shorter. @default 1 */
  lines?: number | undefined;
  width?: string | undefined;
  height?: string | undefined;
}

// Letters with about the average width of a text.
const filler = 'nate ';

/** Placeholder for loading content. Put related ones into one `SkeletonGroup`, which is announced. */
export function Skeleton({
  shape = 'text',
  lines = 1,
  width,
  height,
  className,
  style,
  letters,
  ...props
}: SkeletonProps) {
  if (letters !== undefined) {
    return (
      <span
        data-part="skeleton"
        {...props}
        aria-hidden="true"
        className={cx(words, className)}
        style={style}
        data-filler={filler.repeat(letters / filler.length)}
      />
    );
  }
  return Array.from({ length: lines }, (_, line) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place
      key={line}
      data-part="skeleton"
      {...props}
      aria-hidden="true"
      className={cx(bar({ shape }), lines > 1 && line === lines - 1 && lastLine, className)}
      style={{ ...style, inlineSize: width, blockSize: height }}
    />
  ));
}

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** The announced text. @default 'Loading' */
  label?: ReactNode;
}

/** Announces once that its skeletons are loading. */
export function SkeletonGroup({ label, children, ...props }: SkeletonGroupProps) {
  const messages = useUiMessages('status');
  return (
    <div data-part="skeleton-group" {...props}>
      <VisuallyHidden role="status">{label ?? messages.loading}</VisuallyHidden>
      {children}
    </div>
  );
}

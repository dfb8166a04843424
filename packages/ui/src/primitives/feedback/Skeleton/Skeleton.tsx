import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import { bar, words } from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Letters of a text, at most about as many as will come: within a paragraph, their place is held as they would wrap. */
  letters?: number | undefined;
  /** The kind of content that it replaces. @default 'text' */
  shape?: 'text' | 'heading' | 'block' | 'circle' | undefined;
  /** Lines of text; the last one is shorter. @default 1 */
  lines?: number | undefined;
  /** CSS width. @default the width of the container */
  width?: string | undefined;
  /** CSS height of a block or a circle. */
  height?: string | undefined;
}

// Of letters that are together about as wide as most.
const filler = 'nate ';

/** Holds the place of what is being loaded. Put what belongs together into one `SkeletonGroup`, which speaks. */
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
      {...props}
      aria-hidden="true"
      className={cx(bar({ shape }), className)}
      style={{
        ...style,
        inlineSize: width ?? (lines > 1 && line === lines - 1 ? '62%' : undefined),
        blockSize: height,
      }}
    />
  ));
}

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** The announced label. @default 'Loading' in the language of the provider */
  label?: ReactNode;
}

/** Says once that its skeletons stand for something that is on its way. */
export function SkeletonGroup({ label, children, ...props }: SkeletonGroupProps) {
  const messages = useMessages('status');
  return (
    <div {...props}>
      <VisuallyHidden role="status">{label ?? messages.loading}</VisuallyHidden>
      {children}
    </div>
  );
}

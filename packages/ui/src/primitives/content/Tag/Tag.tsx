import { X } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import type { Tone } from '../../../styles/tone.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import * as styles from './Tag.css.ts';

export interface TagProps extends Omit<ComponentProps<'span'>, 'id'> {
  children: ReactNode;
  /** Repeats in colour what the word means. @default 'neutral' */
  tone?: Tone | 'neutral' | undefined;
  /** Adds a Remove button. Move the focus afterwards, for example to the next tag. */
  onRemove?: (() => void) | undefined;
}

/** A category or filter that can be removed. */
export function Tag({ tone = 'neutral', onRemove, className, children, ...props }: TagProps) {
  const messages = useUiMessages('tag');
  const id = useId();
  return (
    <span
      data-part="tag"
      {...props}
      className={cx(styles.tag({ tone }), className)}
      data-tone={tone}
      data-removable={onRemove ? true : undefined}
    >
      <span id={id} className={styles.words}>
        {children}
      </span>
      {onRemove && (
        <IconButton
          data-part="tag-remove"
          icon={X}
          className={styles.remove}
          size="small"
          round
          label={messages.remove}
          id={`${id}-remove`}
          aria-labelledby={`${id}-remove ${id}`}
          onClick={onRemove}
        />
      )}
    </span>
  );
}

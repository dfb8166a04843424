import { usePending } from '../../../async/usePending.ts';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import * as styles from './LoadMore.css.ts';

export interface LoadMoreProps extends Omit<ButtonProps, 'loading' | 'onClick'> {
  /** Loads the next page. After a rejection the button can be pressed again. */
  onLoad: () => Promise<unknown>;
  /** Number of shown items, announced when it changes. */
  shown?: number | undefined;
  total?: number | undefined;
}

/** Loads the next page of a list. Use it with `useGrowingList`, which moves the focus to the first new item. */
export function LoadMore({
  onLoad,
  shown,
  total,
  variant = 'secondary',
  className,
  ...props
}: LoadMoreProps) {
  const messages = useUiMessages('loadMore');
  // The caller shows the failure; the button can be pressed again.
  const { pending, run } = usePending(() => onLoad().catch(() => undefined));

  return (
    <div data-part="load-more" className={cx(styles.root, className)}>
      <Button {...props} variant={variant} loading={pending} onClick={run} />
      {shown !== undefined && (
        <p data-part="load-more-count" role="status" className={styles.count}>
          {total === undefined ? messages.shown({ shown }) : messages.shownOf({ shown, total })}
        </p>
      )}
    </div>
  );
}

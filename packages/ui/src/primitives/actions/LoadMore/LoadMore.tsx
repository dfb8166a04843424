import { useState } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import * as styles from './LoadMore.css.ts';

export interface LoadMoreProps extends Omit<ButtonProps, 'loading' | 'onClick'> {
  /** Loads what comes next; where that fails, the button stays to be pressed again. */
  onLoad: () => Promise<unknown>;
  /** How many are in sight; said beside the button, and spoken when it changes. */
  shown?: number | undefined;
  /** How many there are, where that is known. */
  total?: number | undefined;
}

/** The button for the next page of a list; `useGrowingList` takes care of the focus. A list that grows by scrolling would keep the page's end out of reach. */
export function LoadMore({
  onLoad,
  shown,
  total,
  variant = 'secondary',
  className,
  ...props
}: LoadMoreProps) {
  const messages = useMessages('loadMore');
  const [pending, setPending] = useState(false);

  const load = async () => {
    setPending(true);
    await onLoad().catch(() => {
      // The caller logs the failure; the button is still here.
    });
    setPending(false);
  };

  return (
    <div className={cx(styles.root, className)}>
      <Button {...props} variant={variant} loading={pending} onClick={load} />
      {shown !== undefined && (
        <p role="status" className={styles.count}>
          {total === undefined ? messages.shown({ shown }) : messages.shownOf({ shown, total })}
        </p>
      )}
    </div>
  );
}

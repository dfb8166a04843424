import type { ComponentProps, ReactNode } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import * as styles from './DataList.css.ts';

export type DataListProps = ComponentProps<'dl'>;

/** Facts about one thing as terms and descriptions. */
export function DataList({ className, ...props }: DataListProps) {
  return <dl data-part="data-list" {...props} className={cx(styles.list, className)} />;
}

export interface DataItemProps extends Omit<ComponentProps<'div'>, 'children'> {
  term: ReactNode;
  /** A link or button whose accessible name contains the term. */
  action?: ReactNode;
  /** The value; without it "Not given" is shown. */
  children?: ReactNode;
}

/** One term of a `DataList` with its description. */
export function DataItem({ term, action, className, children, ...props }: DataItemProps) {
  const messages = useUiMessages('dataList');
  const known = children != null && children !== '' && children !== false;
  return (
    <div data-part="data-item" {...props} className={cx(styles.item, className)}>
      <dt data-part="data-item-term" className={styles.term}>
        {term}
      </dt>
      <dd data-part="data-item-description" className={cx(styles.description, !known && styles.missing)}>
        {known ? children : messages.missing}
      </dd>
      {action != null && (
        <dd data-part="data-item-action" className={styles.action}>
          {action}
        </dd>
      )}
    </div>
  );
}

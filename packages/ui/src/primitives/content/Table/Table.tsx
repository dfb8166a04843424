import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../../styles/cx.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  key: string;
  label: ReactNode;
  /** Aligns numbers at the end of the column. @default false */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Shown above the table; also its accessible name. */
  caption: ReactNode;
  captionHidden?: boolean | undefined;
  /** The first column contains the row headers. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty?: ReactNode;
}

/** Data in rows and columns. Scrolls sideways if there is no room, also by keyboard. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  empty,
  className,
  ...props
}: TableProps<Row>) {
  const captionId = useId();
  const { ref, overflows } = useOverflow();
  return (
    <div
      ref={ref}
      className={cx(styles.region, className)}
      // Focusable only if there is something to scroll.
      {...(overflows && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
    >
      <table {...props} className={styles.table}>
        <caption id={captionId} className={captionHidden ? hidden : styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" className={styles.head} data-numeric={numeric || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, numeric, cell }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    {...(index === 0 && { scope: 'row' })}
                    className={styles.cell}
                    data-numeric={numeric || undefined}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty != null && (
            <tr>
              <td colSpan={columns.length} className={styles.cell}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Returns true while the content is wider than the element. */
function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}

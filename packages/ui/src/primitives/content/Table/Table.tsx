import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../../styles/cx.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Table.css.ts';
import { useOverflow } from './useOverflow.ts';

/** One column of a `Table`. */
export interface TableColumn<Row> {
  /** Tells it from the other columns. */
  key: string;
  /** The column header, one or two words. */
  label: ReactNode;
  /** Aligns numbers at the end of the column, digit under digit. @default false */
  numeric?: boolean;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Shown above the table; also its accessible name. */
  caption: ReactNode;
  /** Keeps the caption for assistive technology alone, where a heading above says it. @default false */
  captionHidden?: boolean | undefined;
  /** The columns; the first one names the rows. */
  columns: readonly TableColumn<Row>[];
  /** The data of each row. */
  rows: readonly Row[];
  /** Tells a row from the others. */
  rowKey: (row: Row) => string;
  /** Shown if there are no rows. */
  empty?: ReactNode;
}

/** Facts of many things, compared in columns. Where there is no room it scrolls by itself, also by the keyboard. */
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
  const { ref, overflows } = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className={cx(styles.region, className)}
      // A stop of the Tab key only while there is something to scroll.
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

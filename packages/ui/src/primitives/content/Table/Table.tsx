import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../../styles/cx.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { SelectAllBox, SelectBox } from './SelectBox.tsx';
import { SortButton } from './SortButton.tsx';
import * as styles from './Table.css.ts';
import type { TableSort } from './TableSort.ts';
import { type TableChange, TableStatus } from './TableStatus.tsx';

export type { TableSort };

export interface TableColumn<Row> {
  key: string;
  label: ReactNode;
  /** Aligns numbers at the end of the column. @default false */
  numeric?: boolean;
  /** Shows the label as a button that sorts the rows. @default false */
  sortable?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface SortableRows {
  /** The current order; null if the rows are not sorted by a column. @default null */
  sort?: TableSort | null | undefined;
  /** Called with the next order. The caller sorts `rows`. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
}

export interface SelectableRows<Row> {
  /** Keys of the selected rows. With it, each row has a checkbox. */
  selection?: readonly string[] | undefined;
  /** Called with all selected keys, also those of rows that are not shown. */
  onSelectionChange?: ((selection: string[]) => void) | undefined;
  /** The name of a row in the label of its checkbox, "Select Postbank". @default its key */
  rowLabel?: ((row: Row) => string) | undefined;
}

export interface TableProps<Row>
  extends SortableRows,
    SelectableRows<Row>,
    Omit<ComponentProps<'table'>, 'children'> {
  /** Shown above the table; also its accessible name. */
  caption: ReactNode;
  captionHidden?: boolean | undefined;
  /** The first column contains the row headers. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty?: ReactNode;
}

/** Data in rows and columns, sortable and selectable. Scrolls sideways if there is no room, also by keyboard. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  empty,
  sort = null,
  onSortChange,
  selection,
  onSelectionChange,
  rowLabel = rowKey,
  className,
  ...props
}: TableProps<Row>) {
  const captionId = useId();
  const { ref, overflows } = useOverflow();
  const [change, setChange] = useState<TableChange | null>(null);
  const isSortable = columns.some(({ sortable }) => sortable);

  function select(keys: string[]) {
    setChange('selection');
    onSelectionChange?.(keys);
  }

  return (
    <div
      ref={ref}
      data-part="table"
      className={cx(styles.region, className)}
      data-sortable={isSortable || undefined}
      data-selectable={selection ? true : undefined}
      // Focusable only if there is something to scroll.
      {...(overflows && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
    >
      <table {...props} className={styles.table}>
        <caption data-part="table-caption" id={captionId} className={captionHidden ? hidden : styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {selection && (
              <th data-part="table-heading" scope="col" className={cx(styles.head, styles.boxCell)}>
                <SelectAllBox keys={rows.map(rowKey)} selection={selection} onSelect={select} />
              </th>
            )}
            {columns.map(({ key, label, numeric, sortable }) => (
              <th
                key={key}
                data-part="table-heading"
                scope="col"
                aria-sort={sort?.key === key ? sort.direction : undefined}
                className={cx(styles.head, sortable && styles.sortableHead)}
                data-numeric={numeric || undefined}
              >
                {sortable ? (
                  <SortButton
                    direction={sort?.key === key ? sort.direction : null}
                    onSort={(direction, column) => {
                      setChange({ key, column });
                      onSortChange?.({ key, direction });
                    }}
                  >
                    {label}
                  </SortButton>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-part="table-row"
              className={styles.row}
              data-selected={selection?.includes(rowKey(row)) || undefined}
            >
              {selection && (
                <td data-part="table-cell" className={cx(styles.cell, styles.boxCell)}>
                  <SelectBox
                    rowKey={rowKey(row)}
                    name={rowLabel(row)}
                    selection={selection}
                    onSelect={select}
                  />
                </td>
              )}
              {columns.map(({ key, numeric, cell }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    data-part="table-cell"
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
              <td
                data-part="table-empty"
                colSpan={columns.length + (selection ? 1 : 0)}
                className={styles.cell}
              >
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {(isSortable || selection) && <TableStatus change={change} sort={sort} selection={selection} />}
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
    // Test environments such as jsdom do not have it.
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}

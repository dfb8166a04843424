import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SortButton.css.ts';
import type { TableSort } from './TableSort.ts';

interface SortButtonProps {
  /** null if the rows are not sorted by this column. */
  direction: TableSort['direction'] | null;
  /** Called with the next direction and the text of the column. */
  onSort: (direction: TableSort['direction'], column: string) => void;
  children: ReactNode;
}

const icons = { ascending: ArrowUp, descending: ArrowDown };

/** The label of a column as a button that sorts by it; the first press sorts ascending. */
export function SortButton({ direction, onSort, children }: SortButtonProps) {
  return (
    <button
      data-part="table-sort"
      type="button"
      className={styles.button}
      onClick={({ currentTarget }) =>
        onSort(direction === 'ascending' ? 'descending' : 'ascending', currentTarget.textContent)
      }
    >
      {children}
      <Icon icon={direction ? icons[direction] : ChevronsUpDown} size="small" className={styles.icon} />
    </button>
  );
}

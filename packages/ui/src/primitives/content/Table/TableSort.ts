/** The column and direction that the rows are sorted by. */
export interface TableSort {
  /** The `key` of a column. */
  key: string;
  direction: 'ascending' | 'descending';
}

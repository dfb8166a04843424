import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { TableSort } from './TableSort.ts';

/** The last change by the user: of the selection, or of the order with the text of the column. */
export type TableChange = 'selection' | { key: string; column: string };

interface TableStatusProps {
  change: TableChange | null;
  sort: TableSort | null;
  selection: readonly string[] | undefined;
}

/** Announces the order or the number of selected rows after the user changed it. */
export function TableStatus({ change, sort, selection = [] }: TableStatusProps) {
  const messages = useUiMessages('table');
  return (
    <VisuallyHidden role="status">
      {change === 'selection'
        ? messages.selected({ count: selection.length })
        : change && change.key === sort?.key && messages[sort.direction](change)}
    </VisuallyHidden>
  );
}

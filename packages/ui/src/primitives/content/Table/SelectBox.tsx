import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SelectBox.css.ts';

interface SelectProps {
  selection: readonly string[];
  onSelect: (selection: string[]) => void;
}

interface SelectBoxProps extends SelectProps {
  rowKey: string;
  name: string;
}

/** Selects one row. */
export function SelectBox({ rowKey, name, selection, onSelect }: SelectBoxProps) {
  const messages = useUiMessages('table');
  return (
    <Checkbox
      className={styles.box}
      label={<VisuallyHidden>{messages.select({ row: name })}</VisuallyHidden>}
      checked={selection.includes(rowKey)}
      onCheckedChange={(checked) =>
        onSelect(checked ? [...selection, rowKey] : selection.filter((key) => key !== rowKey))
      }
    />
  );
}

interface SelectAllBoxProps extends SelectProps {
  /** The keys of the shown rows. */
  keys: readonly string[];
}

/** Selects all shown rows, or none of them. The selection of other rows stays. */
export function SelectAllBox({ keys, selection, onSelect }: SelectAllBoxProps) {
  const messages = useUiMessages('table');
  const others = selection.filter((key) => !keys.includes(key));
  const count = selection.length - others.length;
  return (
    <Checkbox
      className={styles.box}
      label={<VisuallyHidden>{messages.selectAll}</VisuallyHidden>}
      checked={count > 0 && (count === keys.length || 'indeterminate')}
      disabled={keys.length === 0}
      onCheckedChange={(checked) => onSelect(checked ? [...others, ...keys] : others)}
    />
  );
}

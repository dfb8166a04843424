import { type Category, categories } from '@settlement-help/contract';
import { SegmentedControl } from '../../../primitives/forms/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './CategoryFilter.css.ts';

export interface CategoryFilterProps {
  /** The chosen category, or null for all. */
  value: Category | null;
  /** Called when another one is chosen. */
  onValueChange: (category: Category | null) => void;
}

const all = 'all';

const read = (value: string) => categories.find((category) => category === value) ?? null;

/**
 * Narrows the forum to one of nine categories (§2 Forum list). A phone's own picker where there is little room; where
 * there is room, all of them in sight.
 */
export function CategoryFilter({ value, onValueChange }: CategoryFilterProps) {
  const messages = useMessages('forum');
  const props = {
    label: messages.filter,
    options: [
      { value: all, label: messages.all },
      ...categories.map((category) => ({ value: category, label: messages.category[category] })),
    ],
    value: value ?? all,
    onValueChange: (next: string) => onValueChange(read(next)),
  };
  return (
    <>
      <Select {...props} className={styles.picker} />
      <SegmentedControl {...props} className={styles.group} />
    </>
  );
}

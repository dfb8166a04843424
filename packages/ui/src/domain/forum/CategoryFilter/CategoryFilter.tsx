import { type Category, categories } from '@settlement-help/contract';
import { SegmentedControl } from '../../../primitives/forms/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './CategoryFilter.css.ts';

export interface CategoryFilterProps {
  value: Category | null;
  onValueChange: (category: Category | null) => void;
}

const all = 'all';

const read = (value: string) => categories.find((category) => category === value) ?? null;

/** Filters the forum by category: a select on narrow screens, a segmented control on wide ones (§2 Forum list). */
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

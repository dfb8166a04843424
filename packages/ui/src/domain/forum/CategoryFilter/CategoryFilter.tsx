import { type Category, categories } from '@settlement-help/contract';
import { SegmentedControl } from '../../../primitives/forms/SegmentedControl/SegmentedControl.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface CategoryFilterProps {
  value: Category | null;
  onValueChange: (category: Category | null) => void;
}

const all = 'all';

/** Filters the forum by category on wide screens; `QuestionFilter` does it on narrow ones (§2 Forum list). */
export function CategoryFilter({ value, onValueChange }: CategoryFilterProps) {
  const messages = useMessages('forum');
  return (
    <SegmentedControl
      label={messages.filter}
      orientation="vertical"
      options={[
        { value: all, label: messages.all },
        ...categories.map((category) => ({ value: category, label: messages.category[category] })),
      ]}
      value={value ?? all}
      onValueChange={(next) => onValueChange(next === all ? null : next)}
    />
  );
}

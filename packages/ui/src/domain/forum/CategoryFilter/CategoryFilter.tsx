import { type Category, categories } from '@settlement-help/contract';
import { useId } from 'react';
import { hidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.css.ts';
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
 * there is room, all of them in sight as one group of radio buttons, a single Tab stop. They look like the sections of a
 * navigation and hide their circles, which is why this is no `RadioGroup`.
 */
export function CategoryFilter({ value, onValueChange }: CategoryFilterProps) {
  const messages = useMessages('forum');
  const name = useId();
  const options = [
    { value: all, label: messages.all },
    ...categories.map((category) => ({ value: category, label: messages.category[category] })),
  ];

  const chosen = value ?? all;

  return (
    <>
      <div className={styles.picker}>
        <Select
          label={messages.filter}
          options={options}
          value={chosen}
          onValueChange={(next) => onValueChange(read(next))}
        />
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.filter}</legend>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.option}
            data-checked={option.value === chosen || undefined}
          >
            <input
              className={hidden}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => onValueChange(read(option.value))}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    </>
  );
}

import type { Category } from '@settlement-help/contract';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { CategoryFilter, type CategoryFilterProps } from './CategoryFilter.tsx';

/** Stores the choice like the app's URL. */
function Stateful({ value, onValueChange }: CategoryFilterProps) {
  const [category, setCategory] = useState(value);
  const change = (next: Category | null) => {
    setCategory(next);
    onValueChange(next);
  };
  return <CategoryFilter value={category} onValueChange={change} />;
}

const meta = preview.meta({
  title: 'Domain/Forum/CategoryFilter',
  tags: ['control'],
  component: CategoryFilter,
  args: { value: null, onValueChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: '14rem' }}>
      <Stateful {...args} />
    </div>
  ),
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'padded' },
});

export const All = meta.story({
  parameters: {
    spec: [
      '§2 Forum list: category filter',
      '§3 Forum categories: nine, and all in the filter',
      '§9 Forum categories: nine, and all in the filter',
    ],
    modes: { rightToLeft: { args: { value: 'legal' } } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(10);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Housing' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('housing');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
});

export const One = meta.story({ args: { value: 'banking' } });

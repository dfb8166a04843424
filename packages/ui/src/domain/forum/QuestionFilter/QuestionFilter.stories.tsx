import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { QuestionFilter, type QuestionFilterProps, type QuestionFilterValue } from './QuestionFilter.tsx';

const value: QuestionFilterValue = {
  ...{ category: null, only: null, country: 'Germany', language: 'mine', sort: 'newest' },
};

function Stateful({ onValueChange, ...props }: QuestionFilterProps) {
  const [current, setCurrent] = useState(props.value);
  return (
    <QuestionFilter
      {...props}
      value={current}
      onValueChange={(changes) => {
        onValueChange(changes);
        setCurrent({ ...current, ...changes });
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Forum/QuestionFilter',
  component: QuestionFilter,
  args: {
    value,
    counts: { all: 100, unanswered: 12, unresolved: 37, mine: 0, followed: 1 },
    onValueChange: fn(),
    onShowAll: fn(),
  } as QuestionFilterProps,
  render: (args) => <Stateful {...args} />,
  decorators: [inColumn('52rem')],
  parameters: { layout: 'padded' },
});

/** The fields are behind a button, so that the questions stay in sight. */
export const Default = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Germany · Your languages · Newest first')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Filter and sort', expanded: true })).toHaveFocus();
    const show = canvas.getByLabelText('Show');
    await expect(Array.from(show.children, ({ textContent }) => textContent)).toEqual([
      'All questions (more than 99)',
      'Without answers (12)',
      'Not resolved (37)',
      'Your questions (0)',
      'Questions you follow (1)',
    ]);
    await userEvent.selectOptions(show, 'Without answers (12)');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ only: 'unanswered' });
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Both countries');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'all' });
    await userEvent.selectOptions(canvas.getByLabelText('Languages'), 'Français');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ language: 'fr' });
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Most helpful first');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ sort: 'helpful' });
  },
});

export const OpenOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter and sort' }));
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Banking');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ category: 'banking' });
  },
});

export const InASearch = meta.story({
  args: { isSearch: true, counts: undefined, value: { ...value, sort: 'relevance' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter and sort' }));
    await expect(canvas.getByLabelText('Sort by')).toHaveDisplayValue('Best match');
    await expect(canvas.getByLabelText('Show')).toHaveDisplayValue('All questions');
  },
});

/** The questions of a step, opened from its page. */
export const OfAStep = meta.story({
  args: { step: 'Register your address', value: { ...value, country: 'all', language: 'all' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Questions about the step “Register your address”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all questions' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
});

import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { NoQuestionsFound } from './NoQuestionsFound.tsx';
import { QuestionSearch, type QuestionSearchProps } from './QuestionSearch.tsx';

function Stateful({ onValueChange, ...props }: QuestionSearchProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuestionSearch
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Forum/QuestionSearch',
  component: QuestionSearch,
  args: { value: '', onValueChange: fn(), found: null } as QuestionSearchProps,
  render: (args) => <Stateful {...args} />,
  parameters: { layout: 'padded' },
});

export const Empty = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the community' });
    await userEvent.tab();
    await userEvent.keyboard('rib');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rib');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
});

export const Found = meta.story({
  args: { value: 'bürgeramt', found: { count: 3, isMore: false } },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 questions found')).toBeVisible();
  },
});

/** The number of further results is not known. */
export const FoundMore = meta.story({
  args: { value: 'kaution', found: { count: 20, isMore: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More than 20 questions found')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  render: () => <NoQuestionsFound query="bürgeramt münchen samstag" />,
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No question matches “bürgeramt münchen samstag”' }),
    ).toBeVisible();
  },
});

import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { NoQuestions, type NoQuestionsProps } from './NoQuestions.tsx';

const meta = preview.meta({
  title: 'Domain/Forum/QuestionList/Empty',
  component: NoQuestions,
  args: { category: null, onShowAll: fn() } as NoQuestionsProps,
  parameters: { layout: 'padded' },
});

export const InTheForum = meta.story({
  parameters: { spec: ['§2 Forum list: empty'], modes: { rightToLeft: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all questions' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
});

export const InACategory = meta.story({
  args: { category: 'transportation' },
  parameters: { spec: ['§2 Forum list: a category without questions'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No questions about transportation yet' }),
    ).toBeVisible();
  },
});

export const Filtered = meta.story({
  tags: ['test-only'],
  args: { isFiltered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No question matches this filter' })).toBeVisible();
  },
});

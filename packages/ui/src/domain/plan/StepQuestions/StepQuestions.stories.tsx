import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { StepQuestions, type StepQuestionsProps } from './StepQuestions.tsx';

const meta = preview.meta({
  title: 'Domain/Plan/StepQuestions',
  component: StepQuestions,
  args: { count: 3, href: '#questions', askHref: '#ask' } as StepQuestionsProps,
  parameters: { layout: 'padded' },
});

export const Several = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '3 questions about this step' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Ask the community about this step' })).toBeVisible();
  },
});

export const None = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const Many = meta.story({
  tags: ['test-only'],
  args: { count: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'More than 99 questions about this step' })).toBeVisible();
  },
});

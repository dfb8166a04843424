import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { QuestionNotFound } from './QuestionNotFound.tsx';

const meta = preview.meta({
  title: 'Domain/QuestionNotFound',
  component: QuestionNotFound,
  args: { backHref: '#forum' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { spec: ['§8 Forum: Question not found'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Question not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Forum' })).toHaveAttribute('href', '#forum');
  },
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { QuestionNotFound } from './QuestionNotFound.tsx';

const meta = preview.meta({
  title: 'Domain/Forum/QuestionNotFound',
  component: QuestionNotFound,
  args: { backHref: '#forum' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { spec: ['§8 Forum: Question not found'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Question not found' })).toBeVisible();
    const back = canvas.getByRole('link', { name: 'Back to Forum' });
    await expect(back).toHaveAttribute('href', '#forum');
    await userEvent.tab();
    await expect(back).toHaveFocus();
  },
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

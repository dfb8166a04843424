import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { QuestionNotFound } from './QuestionNotFound.tsx';

const meta = preview.meta({
  title: 'Domain/Forum/QuestionView/Not found',
  component: QuestionNotFound,
  args: { onBack: fn() as () => void },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { spec: ['§8 Forum: Question not found'], modes: { rightToLeft: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Question not found' })).toBeVisible();
    const back = canvas.getByRole('button', { name: 'Back to Forum' });
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { NoQuestions } from './NoQuestions.tsx';

const meta = preview.meta({
  title: 'Domain/Forum/QuestionList/Empty',
  component: NoQuestions,
  args: { category: null, action: <Button>Ask a question</Button> },
  parameters: { layout: 'padded' },
});

export const InTheForum = meta.story({
  parameters: { spec: ['§2 Forum list: empty'], modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ask a question' })).toHaveFocus();
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

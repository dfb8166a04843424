import { fail, fixtures } from '@settlement-help/contract/testing';
import { expect, waitFor } from 'storybook/test';
import { AppAt } from '#app/testing/AppAt.tsx';
import { forumScreen, silenceConsoleError } from '#app/testing/forumScreen.ts';
import preview from '#storybook/preview';

const { openQuestion, question: ownQuestion } = fixtures;

const meta = preview.meta({
  ...forumScreen,
  title: 'Screens/Forum',
  tags: ['!autodocs'],
  component: AppAt,
});

/** Each question has its own Try Again for its answers. */
export const AnswersFailed = meta.story({
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(fail('getQuestion', 503, 'Busy'));
  },
  parameters: { looksLike: 'screens-forum--default', spec: ['§8 Forum: failures are only logged'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Try Again' })).not.toHaveLength(0);
  },
});

export const AnswersTriedAgain = meta.story({
  tags: ['test-only'],
  beforeEach: AnswersFailed.input.beforeEach,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await AnswersFailed.play(context);
    msw.resetHandlers();
    const [again] = canvas.getAllByRole('button', { name: 'Try Again' });
    if (again) await userEvent.click(again);
    await expect(await canvas.findByText(/^Yes. Two banks opened mine/)).toBeVisible();
  },
});

export const Answers = meta.story({
  parameters: {
    spec: [
      "§2 Forum list: answer box, not for the question's author",
      '§6 Answer form on the list: only non-authors',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: ownQuestion.title });
    await userEvent.click(canvas.getByRole('button', { name: /^Answer this question.*Can I open a bank/ }));
    await userEvent.keyboard('Ask two banks.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: openQuestion.title })).toHaveTextContent('3 answers'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Open all 3 answers/ }));
    await expect(canvas.getByText('Ask two banks.')).toBeVisible();
  },
});

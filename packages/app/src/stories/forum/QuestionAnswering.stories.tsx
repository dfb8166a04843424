import { fail, fixtures, respond, respondWith } from '@settlement-help/contract/testing';
import { expect, spyOn, waitFor } from 'storybook/test';
import { AppAt } from '#app/testing/AppAt.tsx';
import { forumScreen, silenceConsoleError } from '#app/testing/forumScreen.ts';
import preview from '#storybook/preview';

const { openQuestion } = fixtures;

const meta = preview.meta({
  title: 'Screens/Forum/Question',
  tags: ['!autodocs'],
  component: AppAt,
  ...forumScreen,
  args: { path: '/forum/question/question-2' },
});

/** Answers a question from the list by keyboard, and returns to the list. */
export const AnswersByKeyboard = meta.story({
  tags: ['test-only'],
  args: { path: '/community' },
  parameters: {
    spec: ['§2 Question detail: the answer form is shown to everyone', '§5 Forum answer: trimmed'],
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', { name: openQuestion.title })).focus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Your answer' });
    await userEvent.type(field, ' Ask two banks. ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Ask two banks.', { selector: 'li p' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '3 answers' })).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(canvas.getByText('Your answer is posted.')).toBeInTheDocument();
  },
});

/** §7 defines no body for a posted answer: any success counts, and the answers are fetched again. */
export const AnswersWithAnyBody = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    let { answers } = openQuestion;
    msw.use(
      respondWith('createAnswer', () => {
        const [first] = answers;
        if (first) answers = [...answers, { ...first, id: 'answer-new', content: 'Ask at two banks.' }];
        return new Response(null, { status: 204 });
      }),
      respond('getQuestion', () => ({ ...openQuestion, answers })),
    );
  },
  parameters: { spec: ['§2 Question detail: the answer form is shown to everyone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your answer' }), 'Ask at two banks.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your answer' })).toHaveValue(''));
    await expect(await canvas.findByText('Ask at two banks.')).toBeVisible();
  },
});

/** The question was deleted in the meantime. */
export const AnswersADeletedQuestion = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(fail('createAnswer', 404, 'Not found'));
  },
  parameters: { spec: ['§8 Forum: failures are only logged', 'Rulings: the draft stays in the form'] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your answer' });
    await userEvent.type(field, 'Ask at two banks.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    await expect(field).toHaveValue('Ask at two banks.');
  },
});

let giveUp: () => void = () => undefined;

/** The browser aborts requests when the page is left, which is not logged as an error. */
export const LeftWhilePosting = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    const left = new Promise<void>((resolve) => {
      giveUp = resolve;
    });
    spyOn(console, 'error');
    msw.use(respondWith('createAnswer', async () => left.then(() => Response.error())));
  },
  parameters: { spec: ['Rulings: a call given up on leaving logs nothing'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your answer' }), 'Ask at two banks.');
    const post = canvas.getByRole('button', { name: 'Post answer' });
    await userEvent.click(post);
    await waitFor(() => expect(post).toHaveAttribute('aria-busy', 'true'));
    window.dispatchEvent(new Event('beforeunload'));
    giveUp();
    await waitFor(() => expect(post).not.toHaveAttribute('aria-busy', 'true'));
    await expect(console.error).not.toHaveBeenCalled();
  },
});

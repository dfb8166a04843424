import { type Answer, createClient } from '@settlement-help/contract';
import { parseQuery } from '@settlement-help/contract/search';
import { fail, fixtures } from '@settlement-help/contract/testing';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { QuestionCard } from './QuestionCard.tsx';

const client = createClient();
const { openQuestion, question: resolved, unansweredQuestion } = fixtures;
const upvote = (isUpvote: boolean) => ({ is_upvote: isUpvote ? ('true' as const) : ('false' as const) });

const meta = preview.meta({
  title: 'Domain/Forum/QuestionCard',
  component: QuestionCard,
  args: {
    question: openQuestion,
    answers: openQuestion.answers,
    viewerId: 'user-amira',
    href: '#question',
    onVote: (isUpvote) => client.voteQuestion({ params: { id: openQuestion.id }, query: upvote(isUpvote) }),
    onVoteAnswer: (answer: Answer, isUpvote) =>
      client.voteAnswer({ params: { id: answer.id }, query: upvote(isUpvote) }),
    onAnswer: fn(async (content: string) => {
      await client.createAnswer({ params: { id: openQuestion.id }, body: { content } });
    }),
    onRetry: fn<() => Promise<unknown>>(async () => undefined),
    onDraftChange: fn(),
  },
  decorators: [
    (Story) => (
      <div>
        <h2>Questions</h2>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
});

export const Open = meta.story({
  parameters: {
    spec: ['§3 Forum question: the fields of the list', '§2 Forum list: answers of each question'],
    modes: { rightToLeft: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: openQuestion.title })).toHaveTextContent(
      /Jonas Okafor Just now Banking Germany English 2 answers 9 views/,
    );
    await expect(canvas.getByText(/^Yes. Two banks opened mine/)).toBeVisible();
    // The buttons name the question, but are not found by the title.
    await expect(canvas.getAllByText(openQuestion.title, { exact: false })).toHaveLength(1);
    await expect(
      canvas.getByRole('button', { name: `Answer this question: ${openQuestion.title}` }),
    ).toBeVisible();
  },
});

/** In the results of a search: the words are marked, and the answer that matches better is shown. */
export const Found = meta.story({
  args: {
    query: parseQuery('IBAN confirmation'),
    question: { ...openQuestion, matching_answer: openQuestion.answers[0] ?? null },
    answers: [],
  },
  parameters: { modes: { rightToLeft: true, forcedColors: true } },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('mark').map((mark) => mark.textContent);
    await expect(marks).toEqual(['IBAN', 'confirmation']);
    await expect(canvas.getByRole('link', { name: 'Open this answer' })).toHaveAttribute(
      'href',
      '#question#answer-answer-2',
    );
  },
});

export const Resolved = meta.story({
  args: { question: resolved, answers: resolved.answers },
  parameters: { spec: ['§4 Question: is_resolved'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resolved')).toBeVisible();
    await expect(canvas.getByText('Accepted answer')).toBeVisible();
  },
});

/** The author gets no answer box and no vote here. */
export const ResolvedLongAgo = meta.story({
  args: {
    question: resolved,
    answers: resolved.answers.map((answer) => ({ ...answer, created_at: '2024-11-19T18:20:00.000Z' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answered in 2024; rules may have changed.')).toBeVisible();
  },
});

export const Own = meta.story({
  args: { question: resolved, answers: resolved.answers },
  parameters: {
    looksLike: 'domain-forum-questioncard--resolved',
    spec: ['§6 Answer form on the list: only non-authors'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Answer this question/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Helpful/ })).toHaveAccessibleDescription(
      'Your own question: others vote on it.',
    );
  },
});

export const Unanswered = meta.story({
  args: { question: unansweredQuestion, answers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 answers')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Open/ })).toBeNull();
  },
});

export const AnswersWaiting = meta.story({
  args: { answers: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Loading');
  },
});

export const AnswersFailed = meta.story({
  args: { answers: 'failed' },
  parameters: { spec: ['§8 Forum: failures are only logged'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
});

export const AnswersTriedAgain = meta.story({
  tags: ['test-only'],
  args: { answers: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const AnswersOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /^Open all 2 answers.*Can I open a bank account/ });
    await userEvent.click(more);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /^Close answers/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: /^Accept Answer/ })).toBeNull();
  },
});

export const AnswersByKeyboard = meta.story({
  tags: ['test-only'],
  parameters: {
    looksLike: 'domain-forum-questioncard--draft-waiting',
    spec: ["§2 Forum list: answer box, not for the question's author"],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: openQuestion.title })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Helpful, 2 votes' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Answer this question/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Your answer' })).toHaveFocus();
    await userEvent.keyboard('Ask two banks.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Answer this question/ })).toHaveFocus());
    await expect(args.onAnswer).toHaveBeenCalledWith('Ask two banks.');
    await expect(canvas.getByText('Your answer is posted.')).toBeInTheDocument();
  },
});

/** A draft opens the form. */
export const DraftWaiting = meta.story({
  args: { draft: 'I went there in June and' },
  parameters: { spec: ['Rulings: the draft stays in the form'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('I went there in June and');
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: /^Answer this question/ })).toHaveFocus();
  },
});

export const AnswerFailed = meta.story({
  args: { draft: 'I went there in June.' },
  beforeEach: ({ msw }) => msw.use(fail('createAnswer', 503, 'Busy')),
  parameters: { spec: ['§8 Forum: failures are only logged'] },
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Post answer' });
    await userEvent.click(send);
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('textbox')).toHaveValue('I went there in June.');
  },
});

export const HardTexts = meta.story({
  args: {
    question: {
      ...openQuestion,
      is_resolved: true,
      title: `${hardTexts.unbroken}${hardTexts.unbroken}`,
      content: `${hardTexts.arabic.sentence}\n${'W'.repeat(500)} 👩‍👩‍👧‍👦🇩🇪\u202Eevil`,
      user: { ...openQuestion.user, full_name: hardTexts.unbroken },
    },
  },
  decorators: [inColumn('18rem')],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Arabic = meta.story({
  args: {
    question: { ...openQuestion, title: hardTexts.arabic.action, content: hardTexts.arabic.sentence },
  },
});

import { type Answer, createClient, type QuestionDetail } from '@settlement-help/contract';
import { fail, fixtures } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { QuestionView, type QuestionViewProps } from './QuestionView.tsx';

const client = createClient();
const { openQuestion, question: resolved, unansweredQuestion } = fixtures;
const upvote = (isUpvote: boolean) => ({ is_upvote: isUpvote ? ('true' as const) : ('false' as const) });
const [firstAnswer] = openQuestion.answers as [Answer];

/** Stores the question like the app. */
function Stateful(props: QuestionViewProps) {
  const [question, setQuestion] = useState<QuestionDetail>(props.question);
  return (
    <QuestionView
      {...props}
      question={question}
      onAccept={async (answer) => {
        await props.onAccept(answer);
        setQuestion(await client.acceptAnswer({ params: { id: answer.id } }));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Forum/QuestionView',
  component: QuestionView,
  args: {
    question: openQuestion,
    viewerId: 'user-amira',
    backHref: '#forum',
    onVote: (isUpvote) => client.voteQuestion({ params: { id: openQuestion.id }, query: upvote(isUpvote) }),
    onVoteAnswer: (answer, isUpvote) =>
      client.voteAnswer({ params: { id: answer.id }, query: upvote(isUpvote) }),
    onAccept: fn(async () => undefined),
    onAnswer: fn(async (content: string) => {
      await client.createAnswer({ params: { id: openQuestion.id }, body: { content } });
    }),
    onDraftChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
  parameters: { layout: 'padded' },
});

export const OfSomebodyElse = meta.story({
  parameters: {
    spec: [
      '§2 /forum/question/{questionId}: question detail with answers',
      '§6 Accept Answer: only the author of the question',
    ],
    modes: { rightToLeft: { args: { viewerId: 'user-jonas' } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: openQuestion.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '2 answers' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Accept Answer/ })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  },
});

/** The answer of a link, such as from a search, is marked. */
export const LinkedAnswer = meta.story({
  args: { hash: `#answer-${firstAnswer.id}` },
  parameters: { modes: { forcedColors: true } },
  play: async ({ canvas }) => {
    const [linked] = canvas.getAllByRole('listitem');
    await expect(linked).toHaveAttribute('id', `answer-${firstAnswer.id}`);
    await expect(linked).toHaveAttribute('data-linked');
  },
});

export const Own = meta.story({
  args: { viewerId: 'user-jonas' },
  parameters: { spec: ['§2 Question detail: the answer form is shown to everyone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Accept Answer/ })).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
    await expect(canvas.getByText('Your own question: others vote on it.')).toBeVisible();
  },
});

export const Accepts = meta.story({
  args: { viewerId: 'user-jonas' },
  parameters: {
    spec: [
      '§2 Question detail: Accept Answer',
      '§4 Question: is_resolved',
      'Rulings: without a full name the person is Member',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Accept Answer of Member' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Accepted answer')).toBeVisible();
    await expect(args.onAccept).toHaveBeenCalledWith(firstAnswer);
    await expect(canvas.getByText('Resolved')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Accepted answer/));
    await expect(canvas.getByText('You accepted the answer of Member.')).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /^Accept Answer/ })).toHaveLength(1);
  },
});

export const Resolved = meta.story({
  args: { question: resolved, viewerId: 'user-jonas' },
  parameters: { spec: ['Rulings: accepted answers come first'] },
});

export const Unanswered = meta.story({
  args: { question: unansweredQuestion },
  parameters: { spec: ['§2 Question detail: no answers'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No answers yet' })).toBeVisible();
  },
});

/** A question with more answers than its first page. */
export const FirstPageOfAnswers = meta.story({
  args: { question: { ...openQuestion, answer_count: 120 }, onLoadMore: fn(async () => undefined) },
  parameters: { modes: { rightToLeft: true, longText: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '120 answers' })).toBeVisible();
    await expect(canvas.getByText('2 of 120 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more answers' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

export const DraftKept = meta.story({
  args: { draft: 'I went there in June.' },
  beforeEach: ({ msw }) => msw.use(fail('createAnswer', 500, 'Internal error')),
  parameters: { spec: ['§8 Forum: failures are only logged', 'Rulings: the draft stays in the form'] },
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
      title: 'W'.repeat(200),
      content: `${hardTexts.arabic.sentence}\n${hardTexts.unbroken} 👩‍👩‍👧‍👦🇩🇪\u202Eevil`,
      answers: [{ ...firstAnswer, content: 'W'.repeat(5000) }],
    },
  },
  decorators: [inColumn('18rem')],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

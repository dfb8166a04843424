import { fail, fixtures, respond, respondWith } from '@settlement-help/contract/testing';
import { expect, waitFor, within } from 'storybook/test';
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

export const Votes = meta.story({
  parameters: { spec: ['§2 Question detail: voting'] },
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: `Votes for the question: ${openQuestion.title}` });
    await userEvent.click(within(group).getByRole('button', { name: 'Helpful, 2 votes' }));
    await waitFor(() =>
      expect(within(group).getByRole('button', { name: 'Helpful, 3 votes' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  },
});

export const VoteRolledBack = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(fail('voteAnswer', 503, 'Busy'));
  },
  parameters: { spec: ['Rulings: an optimistic vote rolls back'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Helpful, 3 votes' }));
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('button', { name: 'Helpful, 3 votes' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

/** A deleted answer is a failed vote, not a missing question. */
export const VotesOnADeletedAnswer = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(fail('voteAnswer', 404, 'Not found'));
  },
  parameters: {
    looksLike: 'screens-forum-question--vote-rolled-back',
    spec: ['§8 Forum: failures are only logged', 'Rulings: an optimistic vote rolls back'],
  },
  play: VoteRolledBack.input.play,
});

/** §7 defines no body for a vote: any success counts, and the counts are fetched again. */
export const VotesWithAnyBody = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    let upvotes = openQuestion.upvotes;
    msw.use(
      respondWith('voteQuestion', () => {
        upvotes += 41;
        return new Response('Thanks');
      }),
      respond('getQuestion', () => ({ ...openQuestion, upvotes })),
    );
  },
  parameters: { spec: ['Rulings: any 2xx body where none is shown', '§2 Question detail: voting'] },
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: `Votes for the question: ${openQuestion.title}` });
    await userEvent.click(within(group).getByRole('button', { name: 'Helpful, 2 votes' }));
    const helpful = await within(group).findByRole('button', { name: 'Helpful, 43 votes' });
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  },
});

let voteRequests = 0;

/** The specified server sends the question without the person's own vote. One press is one request. */
export const VotesWithSpecifiedFields = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    const { my_vote: _, ...specified } = openQuestion;
    voteRequests = 0;
    msw.use(
      respondWith('voteQuestion', () => {
        voteRequests += 1;
        return Response.json({ ...specified, upvotes: specified.upvotes + voteRequests });
      }),
    );
  },
  parameters: { spec: ['Rulings: one press, one request'] },
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: `Votes for the question: ${openQuestion.title}` });
    await userEvent.click(within(group).getByRole('button', { name: 'Helpful, 2 votes' }));
    const helpful = await within(group).findByRole('button', { name: 'Helpful, 3 votes' });
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(helpful);
    await within(group).findByRole('button', { name: 'Helpful, 4 votes' });
    await expect(voteRequests).toBe(2);
  },
});

import { createClient } from '@settlement-help/contract';
import { fail, fixtures, neverRespond, respond } from '@settlement-help/contract/testing';
import { EllipsisVertical } from 'lucide';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { VoteControl } from './VoteControl.tsx';

const client = createClient();
const { openQuestion } = fixtures;

const meta = preview.meta({
  title: 'Domain/Forum/VoteControl',
  tags: ['control'],
  component: VoteControl,
  args: {
    votes: { upvotes: 2, downvotes: 1, my_vote: null },
    label: `Votes for the question: ${openQuestion.title}`,
    onVote: fn((isUpvote: boolean) =>
      client.voteQuestion({
        params: { id: openQuestion.id },
        query: { is_upvote: isUpvote ? 'true' : 'false' },
      }),
    ),
  },
  parameters: { layout: 'padded' },
});

export const NotVoted = meta.story({
  parameters: {
    spec: ['§2 Question detail: voting'],
    modes: { rightToLeft: { args: { disabledReason: 'Your own question: others vote on it.' } } },
  },
  play: async ({ canvas }) => {
    const up = canvas.getByRole('button', { name: 'Helpful, 2 votes' });
    await expect(up).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Not helpful, 1 vote' })).toBeVisible();
    await expect(
      canvas.getByRole('group', { name: `Votes for the question: ${openQuestion.title}` }),
    ).toBeVisible();
  },
});

export const VotedUp = meta.story({ args: { votes: { upvotes: 3, downvotes: 1, my_vote: 'up' } } });

export const VotedDown = meta.story({ args: { votes: { upvotes: 2, downvotes: 2, my_vote: 'down' } } });

export const ShownAtOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('voteQuestion')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Helpful, 2 votes' }));
    await expect(canvas.getByRole('button', { name: 'Helpful, 3 votes' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

/** The server's counts replace the expected ones. */
export const AsTheServerCounts = meta.story({
  beforeEach: ({ msw }) => msw.use(respond('voteQuestion', { upvotes: 12, downvotes: 4, my_vote: 'up' })),
  parameters: { spec: ['Rulings: vote answers return the counts and my_vote'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Helpful, 2 votes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Helpful, 12 votes' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Not helpful, 4 votes' })).toBeVisible();
  },
});

export const RolledBack = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('voteQuestion', 500, 'Internal error')),
  parameters: { spec: ['§8 Forum: failures are only logged', 'Rulings: an optimistic vote rolls back'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Helpful/ }));
    await waitFor(() => expect(args.onVote).toHaveBeenCalledOnce());
    const up = await canvas.findByRole('button', { name: 'Helpful, 2 votes' });
    await expect(up).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const WithdrawnAndSwitched = meta.story({
  args: {
    votes: { upvotes: 3, downvotes: 0, my_vote: 'up' },
    onVote: fn((isUpvote: boolean) =>
      client.voteAnswer({ params: { id: 'answer-2' }, query: { is_upvote: isUpvote ? 'true' : 'false' } }),
    ),
  },
  parameters: { spec: ['Rulings: the same vote withdraws, the other one switches'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Helpful, 3 votes' }));
    await waitFor(() => expect(args.onVote).toHaveReturnedTimes(1));
    await expect(await canvas.findByRole('button', { name: 'Helpful, 2 votes' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(args.onVote).toHaveBeenCalledWith(true, null);
  },
});

/** Three quick presses end in the last chosen state, with one request at a time. */
export const PressedQuickly = meta.story({
  tags: ['test-only'],
  args: {
    onVote: fn(async (isUpvote: boolean) => {
      server = server === 'up' && isUpvote ? null : isUpvote ? 'up' : 'down';
      return { upvotes: server === 'up' ? 3 : 2, downvotes: server === 'down' ? 2 : 1, my_vote: server };
    }),
  },
  beforeEach: () => {
    server = null;
  },
  play: async ({ args, canvas, userEvent }) => {
    const up = canvas.getByRole('button', { name: /^Helpful/ });
    await userEvent.click(up);
    await userEvent.click(up);
    await userEvent.click(canvas.getByRole('button', { name: /^Not helpful/ }));
    await expect(await canvas.findByRole('button', { name: 'Not helpful, 2 votes' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await waitFor(() => expect(server).toBe('down'));
    await expect(args.onVote).toHaveBeenLastCalledWith(false, 'down');
  },
});
let server: 'up' | 'down' | null = null;

/** Users cannot vote on their own posts; the buttons stay focusable, so the reason is read aloud. */
export const Own = meta.story({
  args: { disabledReason: 'Your own question: others vote on it.' },
  parameters: { spec: ['Rulings: nobody votes on their own item'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const up = canvas.getByRole('button', { name: 'Helpful, 2 votes' });
    await expect(up).toHaveFocus();
    await expect(up).toHaveAccessibleDescription('Your own question: others vote on it.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onVote).not.toHaveBeenCalled();
    await expect(canvas.getByText('Your own question: others vote on it.')).toBeVisible();
  },
});

export const OwnWithAnAction = meta.story({
  args: {
    disabledReason: 'Your own question: others vote on it.',
    children: <IconButton icon={EllipsisVertical} size="small" label="Actions" />,
  },
  play: async ({ canvas }) => {
    const [, down, actions] = canvas.getAllByRole('button');
    const { top } = (down as HTMLElement).getBoundingClientRect();
    await expect((actions as HTMLElement).getBoundingClientRect().top).toBe(top);
  },
});

export const ManyVotes = meta.story({ args: { votes: { upvotes: 12_345, downvotes: 678, my_vote: 'up' } } });

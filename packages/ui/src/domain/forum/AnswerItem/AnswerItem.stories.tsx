import { type Answer, createClient } from '@settlement-help/contract';
import { fail, fixtures, neverRespond } from '@settlement-help/contract/testing';
import { EllipsisVertical } from 'lucide';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { AnswerItem, type AnswerItemProps } from './AnswerItem.tsx';

const client = createClient();
const [ofMember, ofAmira] = fixtures.openQuestion.answers as [Answer, Answer];
const [accepted] = fixtures.question.answers as [Answer];

const meta = preview.meta({
  title: 'Domain/Forum/AnswerItem',
  component: AnswerItem,
  args: {
    answer: ofMember,
    viewerId: 'user-amira',
    onVote: (isUpvote) =>
      client.voteAnswer({ params: { id: ofMember.id }, query: { is_upvote: isUpvote ? 'true' : 'false' } }),
  },
  decorators: [
    (Story) => (
      <ol role="list">
        <Story />
      </ol>
    ),
  ],
  parameters: { layout: 'padded' },
});

const onAccept = fn(async () => {
  await client.acceptAnswer({ params: { id: ofMember.id } });
});

const onAPhone = (args: AnswerItemProps) => (
  <li style={{ maxInlineSize: 288 }}>
    <ol role="list">
      <AnswerItem {...args} />
    </ol>
  </li>
);

/** A user without a name is called "Member". */
export const OfSomebodyElse = meta.story({
  parameters: {
    spec: [
      '§3 Forum answer: author, date and votes',
      '§2 Question detail: answers',
      '§6 Accept Answer: only the author of the question',
    ],
    modes: {
      rightToLeft: { args: { onAccept, answer: { ...ofMember, content: hardTexts.arabic.sentence } } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Member')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Accept Answer/ })).toBeNull();
  },
});

export const Own = meta.story({
  args: { answer: ofAmira },
  parameters: { spec: ['Rulings: nobody votes on their own item'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Helpful/ })).toHaveAccessibleDescription(
      'Your own answer: others vote on it.',
    );
  },
});

export const Accepted = meta.story({
  args: { answer: accepted, onAccept },
  parameters: { spec: ['§4 Answer: is_accepted', '§4 Answer: only one not yet accepted can be accepted'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted answer')).toBeVisible();
    await expect(canvas.queryByText(/rules may have changed/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Accept Answer/ })).toBeNull();
  },
});

export const AcceptedLongAgo = meta.story({
  args: { answer: { ...accepted, created_at: '2024-11-19T18:20:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answered in 2024; rules may have changed.')).toBeVisible();
  },
});

export const ForTheAuthorOfTheQuestion = meta.story({
  args: { onAccept },
  parameters: { spec: ['§2 Question detail: Accept Answer'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Accept Answer of Member' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAccept).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Accept/ })).not.toHaveAttribute('aria-busy'),
    );
  },
});

export const AcceptBesideTheActions = meta.story({
  args: { onAccept, actions: <IconButton icon={EllipsisVertical} size="small" label="Actions" /> },
  render: onAPhone,
  play: async ({ canvas }) => {
    const middle = (name: RegExp) => {
      const { top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(middle(/^Actions/)).toBeCloseTo(middle(/^Accept Answer/), 0);
  },
});

export const Accepting = meta.story({
  args: { onAccept },
  beforeEach: ({ msw }) => msw.use(neverRespond('acceptAnswer')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Accept Answer/ }));
    await expect(canvas.getByRole('button', { name: /^Accept Answer/ })).toHaveAttribute('aria-busy', 'true');
    await expect(onAccept).toHaveBeenCalledOnce();
  },
});

export const AcceptFailed = meta.story({
  args: { onAccept },
  beforeEach: ({ msw }) => msw.use(fail('acceptAnswer', 500, 'Internal error')),
  parameters: { spec: ['§8 Forum: failures are only logged'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Accept Answer/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Accept/ })).not.toHaveAttribute('aria-busy'),
    );
    await expect(canvas.queryByText('Accepted answer')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Long words, several scripts and emoji at 320 px. */
export const HardTexts = meta.story({
  args: {
    onAccept,
    answer: {
      ...ofMember,
      user: { ...ofMember.user, full_name: hardTexts.unbroken },
      content: `${hardTexts.unbroken.repeat(3)}\n${hardTexts.arabic.sentence}\n👩‍👩‍👧‍👦🇩🇪 ${hardTexts.long}\n\u202Eevil`,
    },
  },
  render: onAPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A changed answer may say something else than the asker accepted. */
export const EditedAfterAccepted = meta.story({
  args: {
    answer: { ...accepted, edited_at: '2026-11-20T08:00:00.000Z' },
    acceptedAt: '2026-11-19T19:00:00.000Z',
  },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Edited after it was accepted.')).toBeVisible();
  },
});

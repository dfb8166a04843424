import { fixtures, respond } from '@settlement-help/contract/testing';
import { expect, type screen, within } from 'storybook/test';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import { forumScreen } from '#app/testing/forumScreen.ts';
import preview from '#storybook/preview';

const { question: ownQuestion, removalNotice, suspensionNotice, user } = fixtures;
const { reason, facts, until } = suspensionNotice;
const suspended = { ...user, suspension: { reason, facts, until } };

const meta = preview.meta({
  ...forumScreen,
  title: 'Screens/Forum/Suspended',
  tags: ['!autodocs'],
  component: AppAt,
  beforeEach: ({ msw }) => {
    msw.use(respond('getMe', suspended), respond('listNotices', [suspensionNotice, removalNotice]));
    return asAmira();
  },
});

/** A suspended person can read; the reason and the end of the suspension replace the button to ask. */
export const InTheCommunity = meta.story({
  parameters: { spec: ['§6 Suspended: reads and cannot post'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cannot post or vote until 3 December 2026.')).toBeVisible();
    await expect(canvas.getByText(facts)).toBeVisible();
    await expect(await canvas.findByRole('article', { name: ownQuestion.title })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask a question' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Answer this question/ })).toBeNull();
  },
});

export const ForGood = meta.story({
  ...InTheCommunity.input,
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(respond('getMe', { ...suspended, suspension: { reason, facts: '', until: null } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cannot post or vote any more.')).toBeVisible();
    await expect(canvas.getByText('It is spam or advertising')).toBeVisible();
  },
});

export const AtAQuestion = meta.story({
  args: { path: '/forum/question/question-2' },
  parameters: { looksLike: 'screens-forum-question--default', spec: ['§6 Suspended: reads and cannot post'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cannot post or vote until 3 December 2026.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Post answer' })).toBeNull();
  },
});

/** The statement of reasons, and the one objection to it. */
export const Objected = meta.story({
  args: { path: '/profile' },
  parameters: {
    spec: ['§2 Profile: decisions of moderators with their reasons'],
    outcome: (page: typeof screen) => page.getByText('You objected. A moderator looks at it again.'),
  },
  play: async ({ canvas, userEvent }) => {
    const decisions = within(await canvas.findByRole('region', { name: 'Decisions about you' }));
    await expect(decisions.getByText('You were suspended until 3 December 2026')).toBeVisible();
    await expect(decisions.getByText(facts)).toBeVisible();
    await expect(decisions.getByText('A post of yours was removed')).toBeVisible();
    const [first] = decisions.getAllByRole('button', { name: 'Object' });
    if (!first) throw new Error('There is no way to object.');
    await userEvent.click(first);
    await userEvent.keyboard('These were answers to questions.');
    await userEvent.click(decisions.getByRole('button', { name: 'Send objection' }));
    await expect(await decisions.findByText('You objected. A moderator looks at it again.')).toBeVisible();
    await expect(decisions.getAllByRole('button', { name: 'Object' })).toHaveLength(1);
  },
});

import type { Case, CaseDecision } from '@settlement-help/contract';
import {
  fail,
  fixtures,
  neverRespond,
  respond,
  respondInPages,
  respondWith,
} from '@settlement-help/contract/testing';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import { expectToast } from '#app/testing/expectToast.ts';
import { forumScreen, silenceConsoleError } from '#app/testing/forumScreen.ts';
import { expectNothingSideways, oneWord } from '#app/testing/longTexts.ts';
import preview from '#storybook/preview';

const { afterDecision, cases, decisions, hiddenQuestion, reportedAnswer, suspendedMember, user } = fixtures;
const alreadyDecided = 'Somebody else has decided meanwhile. Please look again.';

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: UserEventObject;
}

/** Handlers that keep decisions, like the server. */
function queue(given: readonly Case[] = cases) {
  let all = [...given];
  const decide = (action: CaseDecision['action'], isMeant: (one: Case) => boolean) => {
    all = all.map((one) => (isMeant(one) ? afterDecision(one, action) : one));
  };
  return [
    respondInPages('listCases', ({ request }) => {
      const isClosed = new URL(request.url).searchParams.get('state') === 'closed';
      return all.filter(({ closed_at }) => (closed_at !== null) === isClosed);
    }),
    respond('decideCase', async ({ params, request }) => {
      const { action } = (await request.json()) as CaseDecision;
      decide(action, ({ id }) => id === params.id);
      return all.find(({ id }) => id === params.id) ?? reportedAnswer;
    }),
    respond('suspendPerson', ({ params }) => {
      decide('remove', ({ author }) => author?.id === params.id);
      return { removed: 12 };
    }),
  ];
}

const meta = preview.meta({
  ...forumScreen,
  title: 'Screens/Moderation',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/moderation' },
  beforeEach: ({ msw }) => {
    msw.use(respond('getMe', { ...user, is_moderator: true, has_second_factor: true }), ...queue());
    return asAmira();
  },
});

/** The first button whose name begins with an action. */
const button = async (action: string) => {
  const [first] = await screen.findAllByRole('button', { name: new RegExp(`^${action}`) });
  if (!first) throw new Error(`No button ${action}`);
  return first;
};

/** Chooses a reason, fills in the facts and sends the form. */
async function giveReasons(userEvent: UserEventObject, title: string, submit: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'spam');
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'What it is based on' }),
    'It sells appointments.',
  );
  await userEvent.click(dialog.getByRole('button', { name: submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Default = meta.story({
  tags: ['layout'],
  parameters: { spec: ['§2 Moderation: reports and objections'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
    await expect(await canvas.findByText('3 reports')).toBeVisible();
    await expect(canvas.getByText('Objection')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Open' })).toBeChecked();
    await expect(document.title).toBe('Moderation · Settlement Help');
  },
});

/** A moderator from before the rule; the link leads to the setting. */
export const WithoutSecondFactor = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(respond('getMe', { ...user, is_moderator: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Second factor' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Second factor' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'The second factor is off' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  tags: ['test-only'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...queue([
        {
          ...hiddenQuestion,
          post: hiddenQuestion.post && {
            ...hiddenQuestion.post,
            title: oneWord(200),
            content: oneWord(2000),
          },
          author: hiddenQuestion.author && { ...hiddenQuestion.author, full_name: oneWord(100) },
        },
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: oneWord(200) })).toBeVisible();
    await expectNothingSideways();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(respondInPages('listCases', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing waits for a decision' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('listCases')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Loading')).toBeInTheDocument());
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(fail('listCases', 500, 'Internal error'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list has not arrived yet.')).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  ...Failed.input,
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await Failed.play(context);
    msw.use(...queue());
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByText('3 reports')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** A decided case leaves the queue, and the next one gets the focus. */
export const LeftAsItIs = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    (await button('Leave it')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('3 reports')).toBeNull());
    await expectToast('Left as it is.');
    await expect(canvas.getByText('1 report').closest('li')).toHaveFocus();
  },
});

/** A hidden post stays in the queue until it is restored or removed. */
export const Hidden = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(...queue([reportedAnswer])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Hide'));
    await giveReasons(userEvent, 'Hide this post', 'Hide');
    await expect(await canvas.findByText('Hidden')).toBeVisible();
    await expect(await button('Restore')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Hidden').closest('li')).toHaveFocus());
  },
});

export const Removed = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(...queue([reportedAnswer])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Remove'));
    await giveReasons(userEvent, 'Remove this post', 'Remove');
    await expect(await canvas.findByText('Nothing waits for a decision')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Open' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'Decided' }));
    await expect(await canvas.findByText('Removed')).toBeVisible();
  },
});

export const RemovalUndone = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(...queue([reportedAnswer])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Remove'));
    await giveReasons(userEvent, 'Remove this post', 'Remove');
    await expectToast('Removed.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expectToast('Restored.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Decided' }));
    await expect(await button('Hide')).toBeVisible();
    await expect(canvas.queryByText('Removed')).toBeNull();
  },
});

/** One decision removes all posts of a spam wave and closes their cases. */
export const Suspended = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) =>
    msw.use(...queue([reportedAnswer, { ...reportedAnswer, id: 'case-5' }, hiddenQuestion])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('3 reports')).toHaveLength(2);
    await userEvent.click(await button('Suspend author'));
    await giveReasons(userEvent, 'Suspend Fast Appointments', 'Suspend author');
    await waitFor(() => expect(canvas.queryByText('3 reports')).toBeNull());
    await expectToast('Suspended, and 12 posts removed.');
    await expect(canvas.getByText('1 report').closest('li')).toHaveFocus();
  },
});

/** A wrong decision is reversed from the list of decisions. */
export const Restored = meta.story({
  tags: ['test-only'],
  args: { path: '/moderation?show=closed' },
  beforeEach: ({ msw }) => msw.use(...queue([afterDecision(reportedAnswer, 'remove')])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Restore'));
    await waitFor(() => expect(canvas.queryByText('Removed')).toBeNull());
    await expect(await button('Hide')).toBeVisible();
    await expect(canvas.getByText('3 reports').closest('li')).toHaveFocus();
  },
});

/** The decision is announced although its case leaves the queue. */
export const DecidedByAnother = meta.story({
  beforeEach: ({ msw }) => {
    let isDecided = false;
    msw.use(
      respondWith('decideCase', () => {
        isDecided = true;
        return Response.json({ detail: alreadyDecided, code: 'already_decided' }, { status: 409 });
      }),
      respondInPages('listCases', () => (isDecided ? [] : [reportedAnswer])),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Remove'));
    await giveReasons(userEvent, 'Remove this post', 'Remove');
    await expectToast(alreadyDecided);
    await expect(await canvas.findByText('Nothing waits for a decision')).toBeVisible();
  },
});

/** An unknown reason is shown as the server sent it, marked as English. */
export const RefusedInFrench = meta.story({
  tags: ['test-only'],
  globals: { locale: 'fr' },
  beforeEach: ({ msw }) => msw.use(fail('decideCase', 409, 'Not on Sundays', 'sunday')),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Laisser en place'));
    await expect(await expectToast('Not on Sundays')).toHaveAttribute('lang', 'en');
  },
});

export const DecisionFailed = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(respondWith('decideCase', () => Response.error())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Leave it'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
    await expect(canvas.getByText('3 reports')).toBeVisible();
  },
});

export const Log = meta.story({
  args: { path: '/moderation?show=log' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Amira Haddad: removed posts')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Log' })).toBeChecked();
  },
});

const [entry] = decisions;
const manyDecisions = Array.from({ length: 25 }, (_, index) => ({ ...entry, id: `decision-${index}` }));

export const LongLog = meta.story({
  ...Log.input,
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(respondInPages('listDecisions', manyDecisions as typeof decisions)),
  play: async ({ canvas, userEvent }) => {
    const log = within(await canvas.findByRole('table', { name: 'Decisions' }));
    const headings = 1;
    await expect(log.getAllByRole('row')).toHaveLength(headings + 20);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(log.getAllByRole('row')).toHaveLength(headings + 25));
  },
});

/** Everybody else sees "page not found". */
export const NoModerator = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(respond('getMe', user)),
  parameters: { looksLike: 'screens-dashboard--default' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Moderation' })).toBeNull();
  },
});

const purged: unknown[] = [];
const editedQuestion = { ...fixtures.question, edited_at: '2026-11-19T16:20:00.000Z' };

/** A moderator opens the history of an edited question on its page, and deletes it. */
export const History = meta.story({
  args: { path: `/forum/question/${editedQuestion.id}` },
  beforeEach: ({ msw }) => {
    purged.length = 0;
    msw.use(
      respond('getQuestion', editedQuestion),
      respond('deleteQuestionHistory', ({ params }) => {
        purged.push(params.id);
        return undefined;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History of the question' }));
    await expect(await screen.findByText('Where do I register?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the earlier texts' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expectToast('The earlier texts are deleted.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(purged).toEqual([editedQuestion.id]);
  },
});

/** The case of an edited answer opens the same history. */
export const HistoryOfACase = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...queue([
        {
          ...reportedAnswer,
          post: reportedAnswer.post && { ...reportedAnswer.post, edited_at: '2026-11-20T07:40:00.000Z' },
        },
      ]),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('History'));
    await expect(await screen.findByText('Write to me for an appointment.')).toBeVisible();
  },
});

/** The history is for moderators only. */
export const NoHistory = meta.story({
  tags: ['test-only'],
  args: { path: `/forum/question/${editedQuestion.id}` },
  beforeEach: ({ msw }) => msw.use(respond('getMe', user), respond('getQuestion', editedQuestion)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Edited/i)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^History/ })).toBeNull();
  },
});

/** Searches for people and opens the first one. */
async function openPerson({ canvas, userEvent }: Stage) {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Name or email address' }), 'fat{Enter}');
  await userEvent.click(await canvas.findByRole('link', { name: /^Fatima Benali/ }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Fatima Benali' })).toBeVisible();
}

export const People = meta.story({
  tags: ['layout'],
  parameters: { spec: ['§2 Moderation: accounts of people'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'People' }));
    await openPerson({ canvas, userEvent });
    await expect(await canvas.findByText('Amira Haddad: exported the data of an account')).toBeVisible();
  },
});

/** The people found are still there after looking at one of them. */
export const BackToThePeopleFound = meta.story({
  tags: ['test-only'],
  args: { path: '/moderation?show=people' },
  play: async ({ canvas, userEvent }) => {
    await openPerson({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the search' }));
    await expect(await canvas.findByText('3 people found')).toBeVisible();
  },
});

export const PersonOnAPhone = meta.story({
  tags: ['test-only'],
  globals: { viewport: { value: 'phone' } },
  args: { path: '/moderation?show=people&person=user-suspended' },
  beforeEach: ({ msw }) =>
    msw.use(
      respond('getPerson', {
        ...suspendedMember,
        full_name: oneWord(100),
        forum_name: oneWord(40),
        email: `${oneWord(100)}@example.org`,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: oneWord(100) })).toBeVisible();
    await expectNothingSideways();
  },
});

export const PersonFailed = meta.story({
  args: { path: '/moderation?show=people&person=user-seller' },
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(fail('getPerson', 500, 'Internal error'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The account has not arrived yet.')).toBeVisible();
  },
});

/** An export needs the password again. The reason stays while it is asked for. */
export const ExportedAccount = meta.story({
  tags: ['test-only'],
  args: { path: '/moderation?show=people&person=user-seller' },
  play: async ({ canvas, msw, userEvent }) => {
    const refusal = 'Please verify your current password first';
    msw.use(fail('exportPerson', 403, refusal, 'password_not_verified'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Export data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export the data of Fatima Benali' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'She asked for it by post.');
    await userEvent.click(dialog.getByRole('button', { name: 'Export data' }));
    await userEvent.type(await screen.findByLabelText('Current password'), 'a long sentence');
    const reasons: unknown[] = [];
    msw.use(
      respond('exportPerson', async ({ request }) => {
        reasons.push(await request.json());
        return { download_url: '#download' };
      }),
    );
    await userEvent.keyboard('{Enter}');
    await expectToast('The download has begun.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(reasons).toEqual([{ reason: 'She asked for it by post.' }]);
  },
});

/** After a deletion, the answers that stay are removed too, and the account is no longer among the people found. */
export const DeletedAccount = meta.story({
  args: { path: '/moderation?show=people' },
  play: async ({ canvas, userEvent }) => {
    await openPerson({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Delete the account of Fatima Benali?' }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'She asked for it by post.');
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Email address of the account' }),
      'fatima.benali@example.org',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    const heading = await canvas.findByRole('heading', { name: 'The account of Fatima Benali is deleted' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all 3 answers of this account' }));
    await giveReasons(userEvent, 'Remove what the deleted account wrote', 'Remove');
    await expect(await canvas.findByText('3 answers were removed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the search' }));
    await expect(await canvas.findByText('2 people found')).toBeVisible();
  },
});

export const SuspendedAccount = meta.story({
  tags: ['test-only'],
  args: { path: '/moderation?show=people&person=user-seller' },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    msw.use(respond('getPerson', suspendedMember));
    await giveReasons(userEvent, 'Suspend Fatima Benali', 'Suspend author');
    await expect(await canvas.findByRole('button', { name: 'Lift suspension' })).toBeVisible();
    await expectToast('Suspended, and 12 posts removed.');
  },
});

/** The account of the author is deleted; all its answers leave the community with one decision. */
export const RemovedAnswersOfADeletedAccount = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(...queue([{ ...reportedAnswer, author: null, remaining_answers: 3 }])),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await button('Remove all 3 answers of this account'));
    msw.use(...queue([]));
    await giveReasons(userEvent, 'Remove what the deleted account wrote', 'Remove');
    await expectToast('3 answers were removed.');
    await expect(await canvas.findByText('Nothing waits for a decision')).toBeVisible();
  },
});

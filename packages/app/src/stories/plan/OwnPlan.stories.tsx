import { allSteps } from '@settlement-help/content';
import {
  fail,
  failNetwork,
  fixtures,
  neverRespond,
  planHandlers,
  respond,
} from '@settlement-help/contract/testing';
import { expect, waitFor, within } from 'storybook/test';
import { session } from '#app/lib/session/session.ts';
import { seenDates } from '#app/lib/storage/seenDates.ts';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import { expectNothingSideways, onAPhone } from '#app/testing/longTexts.ts';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Checklist/Own plan',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/checklist' },
  beforeEach: ({ msw }) => {
    msw.use(...planHandlers(student));
    return asAmira();
  },
  parameters: { layout: 'fullscreen' },
});

/** A student from outside the EU who rents a home in Germany. */
const student = {
  situation: {
    nationality: 'other',
    purpose: 'study',
    children: 'none',
    licence: 'none',
    renting: true,
    scholarship: false,
    moved_in_on: '2026-11-14',
    visa_ends_on: '2027-01-31',
  },
  statuses: { housing: 'done', 'health-cover': 'done' },
} as const;

interface Page {
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Unfolds the row of the registration. */
const openStep = async ({ canvas, userEvent }: Page) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Details: Register your address' }));

/** Only applicable steps are counted. */
export const Checklist = meta.story({
  tags: ['layout'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Not for you/ })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^2 of 1\d steps$/),
    );
    await expect(canvas.getByText(/^of 1\d done$/)).toBeVisible();
    await expect(canvas.getByText('dates ahead')).toBeVisible();
    await expect(canvas.queryByText(/^Step \d|Go to step/)).toBeNull();
  },
});

export const ChecklistOnAPhone = meta.story({
  tags: ['test-only'],
  globals: onAPhone,
  parameters: { looksLike: 'screens-checklist-own-plan--checklist' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await expectNothingSideways();
  },
});

/** "Does not apply" removes a step from the count, and undo adds it again. */
export const ProgressCountsApplicableSteps = meta.story({
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const progress = await canvas.findByRole('progressbar', { name: 'Progress' });
    const before = Number(progress.getAttribute('aria-valuemax'));
    await openStep(context);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'This does not apply to me: Register your address' }),
    );
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuemax', String(before - 1)));
    await userEvent.click(canvas.getByText(/^Not for you · /));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my plan: Register your address' }));
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuemax', String(before)));
  },
});

/** A changed date stays on the screen until the person dismisses it, also after a visit to the plan of another country. */
export const ChangedDateOfTwoCountries = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-checklist-own-plan--checklist' },
  beforeEach: () => {
    seenDates.write(fixtures.user.id, 'Germany', { anmeldung: '2026-11-20' });
    return seenDates.clear;
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('A date changed')).toBeVisible();
    msw.use(...planHandlers({ ...student, country: 'France' }));
    session.chooseCountry('France');
    await waitFor(() => expect(seenDates.read(fixtures.user.id, 'France')).not.toBeNull());
    await expect(canvas.queryByText('A date changed')).toBeNull();
    msw.use(...planHandlers(student));
    session.chooseCountry('Germany');
    await expect(await canvas.findByText('A date changed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText('A date changed')).toBeNull();
  },
});

/** The stamp appears at once; unlocked steps are announced after the response. */
export const Completing = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(neverRespond('updateStep')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openStep(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes' }));
    const stamped = await canvas.findByRole('heading', { name: /^Register your address/ });
    await waitFor(() => expect(stamped).toHaveFocus());
    await expect(canvas.queryByText(/Now open: /)).toBeNull();
  },
});

/** A step that stays locked is not announced as unlocked. */
export const CompletingOffline = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(failNetwork('updateStep')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openStep(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to update step');
    await expect(canvas.queryByText(/Now open: /)).toBeNull();
  },
});

/** Leads from a step to the question that decides it, and back. */
export const QuestionOfAStep = meta.story({
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: { nationality: 'eu', purpose: 'work' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Answer the question: Ask for child benefit' }),
    );
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Yes, of school age' }));
    await expect(canvas.queryByText(/^Question \d+ of/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('heading', { level: 3, name: /Ask for child benefit/ }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: /^Answer.*: Ask for child benefit$/ })).toBeNull(),
    );
  },
});

/** A step that does not apply stays so after the situation is erased, and can be undone. */
export const StandardSteps = meta.story({
  parameters: { looksLike: 'screens-plan-without-an-account--stays-on-the-device' },
  beforeEach: ({ msw }) => msw.use(...planHandlers({ statuses: { housing: 'not_applicable' } })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Settlement steps' });
    const left = within(await canvas.findByRole('region', { name: 'Not for you' }));
    await userEvent.click(left.getByRole('button', { name: /^Add to my plan: Find housing/ }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Not for you' })).toBeNull());
    await expect(canvas.getByRole('heading', { level: 3, name: /Find housing/ })).toBeVisible();
  },
});

export const Dashboard = meta.story({
  args: { path: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Register your address' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open this step' })).toBeVisible();
    await expect(canvas.getByText(/^2 of 1\d done$/)).toBeVisible();
    await expect(canvas.queryByText(/\bstep \d/i)).toBeNull();
  },
});

export const DashboardToTheAnswers = meta.story({
  ...Dashboard.input,
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Dashboard.play(context);
    await userEvent.click(canvas.getByRole('link', { name: 'Change your answers' }));
    await expect(await canvas.findByRole('heading', { name: 'Your situation' })).toBeVisible();
  },
});

export const DashboardOnAPhone = meta.story({
  tags: ['test-only'],
  args: { path: '/dashboard' },
  globals: onAPhone,
  parameters: { looksLike: 'screens-checklist-own-plan--dashboard' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await expectNothingSideways();
  },
});

/** An engineer with a Blue Card who moved in two days ago; the visa ends in a week. */
const engineer = {
  situation: {
    nationality: 'other',
    purpose: 'work',
    children: 'none',
    licence: 'other',
    renting: true,
    arrived_on: '2026-11-10',
    moved_in_on: '2026-11-18',
    visa_ends_on: '2026-11-27',
    works_from: '2026-12-01',
  },
} as const;

/** The legal date of this week is above the fold. */
export const UrgentOnAPhone = meta.story({
  tags: ['test-only'],
  globals: onAPhone,
  beforeEach: ({ msw }) => msw.use(...planHandlers(engineer)),
  play: async ({ canvas }) => {
    const date = await canvas.findByText('Do this by 27 November 2026');
    await expect(date.getBoundingClientRect().bottom).toBeLessThan(680);
    await expect(canvas.getByRole('group', { name: /^You moved in on 18\sNovember 2026/ })).toBeVisible();
    await expect(document.documentElement.scrollHeight).toBeLessThan(3600);
    await expectNothingSideways();
  },
});

/** A link to a step in a folded group opens the group and the step. */
export const LinkToAFoldedStep = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-checklist-own-plan--checklist' },
  args: { path: '/checklist#deregistration' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: /^Deregister/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Details: Register your address' })).toBeVisible();
  },
});

// The app of the story before may still write the dates of its user.
const userOfDates = { ...fixtures.user, id: 'user-of-dates' };
const seenKey = `dates:${userOfDates.id}:Germany`;

/** A date that changed since the last visit is named once, with both dates. */
export const ADateChanged = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-checklist-own-plan--dashboard' },
  beforeEach: ({ msw }) => {
    msw.use(respond('getMe', userOfDates));
    localStorage.setItem(seenKey, JSON.stringify({ anmeldung: '2026-11-25', housing: '2026-11-20' }));
  },
  play: async ({ canvas, userEvent }) => {
    const message = 'Register your address: now by 28 November 2026, before by 25 November 2026';
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByText('A date changed')).toBeVisible();
    await expect(JSON.parse(localStorage.getItem(seenKey) ?? '{}')).toHaveProperty('anmeldung', '2026-11-28');
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await expect(await canvas.findByText(message)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText(message)).toBeNull();
  },
});

/** The first visit only remembers the dates. */
export const FirstVisit = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-checklist-own-plan--checklist' },
  beforeEach: ({ msw }) => msw.use(respond('getMe', userOfDates)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(seenKey) ?? '{}')).toHaveProperty('anmeldung', '2026-11-28'),
    );
    await expect(canvas.queryByText('A date changed')).toBeNull();
  },
});

const everythingButLeaving = Object.fromEntries(
  allSteps.Germany.map(({ key }) => [key, key === 'deregistration' ? 'open' : 'done'] as const),
);

/** Leaving the country is not counted until its day is known. */
export const CompleteBeforeLeaving = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    msw.use(...planHandlers({ ...student, statuses: everythingButLeaving }));
    localStorage.setItem('celebrated:Germany', 'yes');
    return () => localStorage.removeItem('celebrated:Germany');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Settlement Complete' })).toBeVisible();
    await expect(canvas.getByText('When you leave Germany · 1')).toBeVisible();
  },
});

/** The steps remain usable. */
export const SituationFailed = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(fail('getSituation', 503, 'The server is busy. Please try again.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Register your address/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The applicable steps remain usable. */
export const LeftOutFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('listLeftOutSteps', 503, 'The server is busy. Please try again.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Register your address/ })).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch settlement steps: 503');
  },
});

export const LeftOutTriedAgain = meta.story({
  ...LeftOutFailed.input,
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await LeftOutFailed.play(context);
    msw.use(...planHandlers(student));
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Not for you/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

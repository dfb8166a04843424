import { fail, offline, planHandlers, slow } from '@settlement-help/contract/testing';
import { expect, waitFor, within } from 'storybook/test';
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

/** Only applicable steps are counted. */
export const Checklist = meta.story({
  tags: ['layout'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Not for you' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^2 of 1\d steps$/),
    );
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
  play: async ({ canvas, userEvent }) => {
    const progress = await canvas.findByRole('progressbar', { name: 'Progress' });
    const before = Number(progress.getAttribute('aria-valuemax'));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'This does not apply to me: Register your address' }),
    );
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuemax', String(before - 1)));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my plan: Register your address' }));
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuemax', String(before)));
  },
});

/** The stamp appears at once; unlocked steps are announced after the response. */
export const Completing = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(slow('updateStep')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes' }));
    const stamped = await canvas.findByRole('heading', { name: /: Register your address$/ });
    await waitFor(() => expect(stamped).toHaveFocus());
    await expect(canvas.queryByText(/Now open: /)).toBeNull();
  },
});

/** A step that stays locked is not announced as unlocked. */
export const CompletingOffline = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(offline('updateStep')),
  play: async ({ canvas, userEvent }) => {
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
    await userEvent.click(await canvas.findByRole('radio', { name: 'Yes, of school age' }));
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
  tags: ['layout'],
  args: { path: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Register your address' })).toBeVisible();
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

/** The steps remain usable. */
export const SituationFailed = meta.story({
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
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Not for you' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

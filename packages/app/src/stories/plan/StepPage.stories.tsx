import type { StoredDocument } from '@settlement-help/contract';
import { fail, fixtures, planHandlers, respond } from '@settlement-help/contract/testing';
import { expect, waitFor, within } from 'storybook/test';
import { AppAt, asAmira, asVisitor } from '#app/testing/AppAt.tsx';
import { expectNothingSideways, onAPhone } from '#app/testing/longTexts.ts';
import preview from '#storybook/preview';

const [passport] = fixtures.documents as [StoredDocument];

const meta = preview.meta({
  title: 'Screens/Checklist/Step',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/steps/germany/anmeldung' },
  beforeEach: asAmira,
  parameters: { layout: 'fullscreen' },
});

export const SignedIn = meta.story({
  tags: ['layout'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Register your address' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To your checklist' })).toHaveAttribute(
      'href',
      '/checklist#anmeldung',
    );
    await expect(await canvas.findByRole('region', { name: 'Your progress' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Have you registered your address?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Landlord’s confirmation/ })).toBeVisible();
  },
});

/** A student from outside the EU in Germany. */
const situation = {
  nationality: 'other',
  purpose: 'study',
  children: 'none',
  renting: true,
  moved_in_on: '2026-11-14',
} as const;

/** The person's own date comes first; it is completed and reopened here. */
export const OwnDate = meta.story({
  tags: ['test-only'],
  globals: onAPhone,
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation, statuses: { housing: 'done' } })),
  play: async ({ canvas, userEvent }) => {
    const date = await canvas.findByText('Do this by 28 November 2026');
    await expect(date.getBoundingClientRect().top).toBeLessThan(
      canvas.getByRole('heading', { name: 'What to bring' }).getBoundingClientRect().top,
    );
    await expect(canvas.getByText('Checked November 2026')).toBeVisible();
    await expectNothingSideways();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Done' })).toHaveFocus());
    await expect(canvas.getByText('You marked this done on 20 November 2026')).toBeVisible();
    // One status is saved at a time.
    await expect(await canvas.findByText(/^Now open: /)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'No, not yet' }));
    await expect(await canvas.findByRole('button', { name: 'Yes' })).toBeVisible();
  },
});

export const Appointment = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...planHandlers({ situation, statuses: { housing: 'done' }, bookings: { anmeldung: '2026-11-24' } }),
      respond('listDocuments', [{ ...passport, kind: 'passport', expires_on: '2026-11-23' }]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your appointment: 24 November 2026')).toBeVisible();
    await expect(await canvas.findByText('Expires before your appointment')).toBeVisible();
  },
});

export const CompletingFailed = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(fail('updateStep', 500, 'Internal error')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to update step');
    await expect(canvas.getByRole('button', { name: 'Yes' })).toHaveFocus();
  },
});

export const Locked = meta.story({
  tags: ['test-only'],
  args: { path: '/steps/germany/tax-id' },
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation, statuses: { housing: 'done' } })),
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your progress' }));
    await expect(own.getByText('Opens after: Register your address')).toBeVisible();
    await expect(own.queryByRole('button')).toBeNull();
  },
});

export const LeftOut = meta.story({
  tags: ['test-only'],
  args: { path: '/steps/germany/kindergeld' },
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation })),
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Not for you' }));
    await expect(own.getByText('Not for you, because you have no children with you')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Add to my plan' })).toBeVisible();
  },
});

export const AddsALeftOutStep = meta.story({
  ...LeftOut.input,
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await LeftOut.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my plan' }));
    await expect(await canvas.findByRole('heading', { name: 'Your progress' })).toBeVisible();
  },
});

/** The plan of another country has no such step. */
export const OtherCountry = meta.story({
  tags: ['test-only'],
  args: { path: '/steps/france/caf-housing-aid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'To your checklist' })).toHaveAttribute(
      'href',
      '/checklist',
    );
    await expect(canvas.queryByRole('region', { name: 'Your progress' })).toBeNull();
  },
});

export const StepsFailed = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(fail('listSteps', 500, 'Internal error')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch settlement steps');
    await expect(canvas.getByRole('heading', { name: 'What to bring' })).toBeVisible();
  },
});

export const BackToTheStep = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation, statuses: { housing: 'done' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'To your checklist' }));
    const step = await canvas.findByRole('heading', { level: 3, name: /Register your address/ });
    await waitFor(() => expect(step.getBoundingClientRect().top).toBeLessThan(innerHeight));
    await expect(canvas.getByRole('group', { name: 'Have you registered your address?' })).toBeVisible();
  },
});

/** Shows the facts without a person's progress. */
export const Visitor = meta.story({
  globals: onAPhone,
  beforeEach: asVisitor,
  args: { path: '/steps/france/caf-housing-aid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Law and sources' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the start page' })).toBeVisible();
    await expectNothingSideways();
  },
});

export const NoSuchStep = meta.story({
  args: { path: '/steps/germany/no-such-step' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(document.title).toBe('Page not found · Settlement Help');
    await expect(canvas.getByRole('link', { name: 'To your checklist' })).toHaveAttribute(
      'href',
      '/checklist',
    );
  },
});

export const NoSuchStepForVisitor = meta.story({
  globals: onAPhone,
  beforeEach: asVisitor,
  args: { path: '/steps/germany/no-such-step' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the start page' })).toBeVisible();
    await expectNothingSideways();
  },
});

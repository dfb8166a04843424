import type { StoredDocument } from '@settlement-help/contract';
import { fail, fixtures, planHandlers, respond } from '@settlement-help/contract/testing';
import { expect, within } from 'storybook/test';
import { enterValue } from '#app/features/letters/letterValues.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { AppAt, asAmira, asVisitor } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

const [passport] = fixtures.documents as [StoredDocument];

/** A student in Germany who moved in and has the first two steps behind her. */
const createHandlers = () =>
  planHandlers({
    situation: {
      nationality: 'other',
      purpose: 'study',
      children: 'none',
      renting: true,
      moved_in_on: '2026-11-14',
    },
    statuses: { 'health-cover': 'done', housing: 'done' },
  });

const meta = preview.meta({
  title: 'Screens/Checklist/CounterPass',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/steps/germany/anmeldung/pass' },
  beforeEach: ({ msw }) => {
    msw.use(
      ...createHandlers(),
      respond('listDocuments', [{ ...passport, kind: 'passport', expires_on: '2031-05-12' }]),
    );
    return asAmira();
  },
  parameters: { layout: 'fullscreen' },
});

const official = 'For the official, in German';

export const OwnPass = meta.story({
  tags: ['layout'],
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('region', { name: official }));
    await expect(await sheet.findByText(/Ich bin am 14\.\sNovember 2026/)).toBeVisible();
    await expect(await sheet.findByText(/^auf dem Handy · gültig bis 12\.\sMai 2031$/)).toBeVisible();
    await expect(sheet.getByText(/Frist: 28\.\sNovember 2026/)).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

const letterOfLandlord = { country: 'Germany', key: 'wohnungsgeberbestaetigung' } as const;

/** The official reads the letter that was filled in, with the date of the plan. */
export const FilledLetter = meta.story({
  tags: ['test-only'],
  beforeEach: () => {
    for (const field of ['landlord_name', 'landlord_address', 'flat_address'])
      enterValue(letterOfLandlord, fixtures.user.id, field, `Hausverwaltung Nord, ${field}`);
    return draftStorage.clear;
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = within(await canvas.findByRole('region', { name: official }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Wohnungsgeberbestätigung' }));
    await expect(sheet.getAllByText(/Amira Haddad/)[0]).toBeVisible();
    await expect(sheet.getByText('14. November 2026')).toBeVisible();
  },
});

/** Without the steps and the documents, the pass still shows what the official needs to read. */
export const NotLoaded = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) =>
    msw.use(fail('listSteps', 500, 'Internal error'), fail('listDocuments', 500, 'Internal error')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: official })).toBeVisible();
    await expect(await canvas.findByText(/^Failed to fetch settlement steps/)).toBeVisible();
    await expect(await canvas.findByText(/^Failed to fetch documents/)).toBeVisible();
  },
});

/** The step is completed, and its stamp is shown. A press that cannot be saved can be repeated. */
export const Worked = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, msw, userEvent }) => {
    const press = async () => userEvent.click(await canvas.findByRole('button', { name: 'It worked' }));
    msw.use(fail('updateStep', 500, 'Internal error'));
    await press();
    await expect(await canvas.findByRole('alert')).toBeVisible();
    msw.use(...createHandlers());
    await press();
    await expect(await canvas.findByText('Well done. The step is marked as done.')).toBeVisible();
  },
});

/** The page that can be sent to a friend. */
export const Visitor = meta.story({
  tags: ['test-only'],
  beforeEach: asVisitor,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: official })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'It worked' }));
    await expect(await canvas.findByText('Well done. Without an account, this is not saved.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what comes next' })).toHaveAttribute('href', '/plan');
  },
});

export const NoSuchStep = meta.story({
  tags: ['test-only'],
  args: { path: '/steps/germany/nothing/pass' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
});

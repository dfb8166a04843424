import type { StoredDocument } from '@settlement-help/contract';
import { fail, fixtures, planHandlers, respond } from '@settlement-help/contract/testing';
import { expect, within } from 'storybook/test';
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
    await expect(await sheet.findByText(/^gültig bis 12\.\sMai 2031$/)).toBeVisible();
    await expect(sheet.getByText(/Frist: 28\.\sNovember 2026/)).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** The step is completed, and its stamp is shown. */
export const Worked = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'It worked' }));
    await expect(await canvas.findByText('Well done. The step is marked as done.')).toBeVisible();
  },
});

export const NotSaved = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(fail('updateStep', 500, 'Internal error')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'It worked' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'It worked' })).toBeVisible();
  },
});

/** The page that can be sent to a friend. */
export const Visitor = meta.story({
  tags: ['test-only'],
  beforeEach: asVisitor,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: official })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'How did it go?' })).toBeNull();
  },
});

export const NoSuchStep = meta.story({
  tags: ['test-only'],
  args: { path: '/steps/germany/nothing/pass' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
});

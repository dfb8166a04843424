import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClient } from '../client/createClient.ts';
import { unknownSituation } from '../entities/situation.ts';
import { planHandlers } from './planHandlers.ts';

const server = setupServer();
const api = createClient({ baseUrl: 'http://mock.example.org' });
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => server.resetHandlers());

const find = async (key: string) => {
  const steps = [...(await api.listSteps()), ...(await api.listLeftOutSteps())];
  return steps.find((step) => step.key === key) ?? expect.fail(`There is no step ${key}`);
};
const update = async (key: string, body: Parameters<typeof api.updateStep>[0]['body']) =>
  api.updateStep({ params: { id: (await find(key)).id }, body });

test('unlocks and dates the steps by the rules of the plan', async () => {
  server.use(...planHandlers({ situation: { purpose: 'study', nationality: 'eu' } }));
  await expect(update('anmeldung', { status: 'done' })).rejects.toMatchObject({ status: 409 });
  await update('housing', { status: 'not_applicable' });
  expect(await find('anmeldung')).toMatchObject({ is_unlocked: true, due: { date: null } });
  await api.setSituation({ body: { purpose: 'work', nationality: 'eu', moved_in_on: '2026-11-20' } });
  expect(await find('anmeldung')).toMatchObject({ due: { date: '2026-12-04' } });
  expect(await api.getDeadlines()).toContain('DTSTART;VALUE=DATE:20261204');
});

test('keeps the changes of a step until the steps are reset', async () => {
  server.use(...planHandlers({ situation: { purpose: 'work', nationality: 'eu' } }));
  expect(await update('residence-permit', { status: 'open' })).toMatchObject({ reason: 'You added it' });
  expect((await api.listLeftOutSteps()).map(({ key }) => key)).not.toContain('residence-permit');
  expect(await update('anmeldung', { booked_for: '2026-12-01' })).toMatchObject({ booked_for: '2026-12-01' });
  await update('housing', { status: 'not_applicable' });
  await api.resetSteps();
  expect(await find('housing')).toMatchObject({ status: 'open' });
});

test('shows the standard steps after the situation is erased, and keeps what was unlocked', async () => {
  server.use(...planHandlers({ situation: { purpose: 'study' }, statuses: { housing: 'not_applicable' } }));
  await api.eraseSituation();
  expect(await api.getSituation()).toEqual(unknownSituation);
  const unlocked = (await api.listSteps()).map(({ is_unlocked }) => is_unlocked);
  expect(unlocked.slice(0, 4)).toEqual([true, false, true, false]);
});

test('keeps reminders and the address of the calendar', async () => {
  server.use(...planHandlers());
  await api.setReminders({ body: { by_email: true } });
  expect(await api.getReminders()).toEqual({ by_email: true });
  expect((await api.createCalendarFeed()).url).toMatch(/\.ics$/);
  expect(await api.getCalendarFeed()).not.toEqual({ created_at: null });
});

import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClient } from '../client/createClient.ts';
import { unknownSituation } from '../plan/unknownSituation.ts';
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

test('the handlers compute the plan for each request and store changes', async () => {
  server.use(...planHandlers({ situation: { purpose: 'study', nationality: 'eu' } }));
  await expect(update('anmeldung', { status: 'done' })).rejects.toMatchObject({ status: 409 });
  await update('housing', { status: 'not_applicable' });
  expect(await find('anmeldung')).toMatchObject({ is_unlocked: true, due: { date: null } });
  await api.setSituation({ body: { purpose: 'work', nationality: 'eu', moved_in_on: '2026-11-20' } });
  expect(await find('anmeldung')).toMatchObject({ due: { date: '2026-12-04' } });
  expect(await api.getDeadlines()).toContain('DTSTART;VALUE=DATE:20261204');
  expect(await update('residence-permit', { status: 'open' })).toMatchObject({ reason: 'You added it' });
  expect((await api.listLeftOutSteps()).map(({ key }) => key)).not.toContain('residence-permit');
  await update('anmeldung', { booked_for: '2026-12-01' });
  expect(await find('anmeldung')).toMatchObject({ booked_for: '2026-12-01' });
  await api.eraseSituation();
  expect(await api.getSituation()).toEqual(unknownSituation);
  expect((await api.listSteps()).map(({ is_unlocked }) => is_unlocked).slice(0, 4)).toEqual([
    ...[true, false, true, false],
  ]);
  await api.resetSteps();
  expect(await find('housing')).toMatchObject({ status: 'open' });
  await api.setReminders({ body: { by_email: true } });
  expect(await api.getReminders()).toEqual({ by_email: true });
  expect((await api.createCalendarFeed()).url).toMatch(/\.ics$/);
  expect(await api.getCalendarFeed()).not.toEqual({ created_at: null });
});

import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createTestServer, type TestServer } from '../../support/createTestServer.ts';
import { createModeratedForum, onlyCase } from '../../support/moderatedForum.ts';

/** The rows of the CSV with a count, without its header; the server counts again after ten minutes. */
async function readRows({ app, clock }: TestServer) {
  clock.advance(span(10, 'minute'));
  const response = await app.request(endpoints.downloadTransparency.path);
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=UTF-8');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="transparency.csv"');
  const [header, ...rows] = (await response.text()).split('\r\n');
  expect(header).toBe('year,section,ground,outcome,count');
  expect(rows.pop()).toBe('');
  return rows.filter((row) => !row.endsWith(',0'));
}

test('the figures of a year stay when its cases, decisions, objections and accounts are erased', async () => {
  // The database compares with the real time and refuses to delete later decisions.
  const stage = await createModeratedForum(new Date('2020-03-01T09:00:00.000Z'));
  const { createColleague, server, forum, moderator, other, author, third, question, answer } = stage;
  const colleague = await createColleague();
  await third.report('answer', answer.id);
  await author.report('answer', answer.id, { reason: 'illegal' });
  server.clock.advance(span(5, 'hour'));
  await moderator.decide(await onlyCase(moderator), 'remove');
  const [removal = { id: '' }] = await other.notices();
  await other.objectTo(removal.id);
  await colleague.decide(await onlyCase(colleague), 'reject');
  await third.report('question', question.id);
  server.clock.advance(span(3, 'hour'));
  const [open = { id: '', version: 0 }] = await moderator.cases();
  await moderator.decide(open, 'dismiss');
  const spam = await forum.third.ask('Buy');
  // A suspension needs a password that was entered in the last ten minutes.
  const newcomer = await createColleague();
  await newcomer.suspend(forum.people[2].id, { remove_days: 1 });
  expect((await author.report('question', spam.id)).status).toBe(404);

  const figures = [
    '2020,reports,illegal,,1',
    '2020,reports,spam,,2',
    '2020,decisions,,dismiss,1',
    '2020,decisions,spam,remove,1',
    '2020,own_initiative,spam,remove,1',
    '2020,hours_to_decide,,median,4',
    '2020,objections,spam,rejected,1',
    '2020,suspensions,spam,suspend,1',
  ];
  expect(await readRows(server)).toEqual(figures);

  const person = forum.people[1];
  await server.requestOk(
    endpoints.deleteAccount,
    { body: { current_password: person.password } },
    { token: person.token },
  );
  expect(await readRows(server)).toEqual(figures);
  server.clock.advance(span(201, 'day'));
  await runCleanup(server.deps, new Date(0));
  expect(await server.db.query.selectFrom('cases').selectAll().execute()).toEqual([]);
  server.clock.advance(span(3 * 366, 'day'));
  await runCleanup(server.deps, new Date(0));
  const left = await server.db.query.selectFrom('decisions').select('action').execute();
  // The suspension and the removal with it are in force.
  expect(left.map(({ action }) => action).toSorted()).toEqual(['remove', 'suspend']);
  const rows = await readRows(server);
  expect(rows.filter((row) => row.startsWith('2020') && !row.includes('monthly_users'))).toEqual(figures);
});

test('each year since the first one has figures, and an empty section says 0', async () => {
  const server = await createTestServer({}, undefined, new Date('2026-11-20T09:00:00.000Z'));
  const row = { section: 'disputes', ground: '', outcome: 'upheld', count: 1 } as const;
  await server.db.query
    .insertInto('yearly_counts')
    .values({ year: 2024, ...row })
    .execute();
  const figures = await server.requestOk(endpoints.getTransparency, {}, {});
  expect([...new Set(figures.map(({ year }) => year))]).toEqual([2026, 2025, 2024]);
  const none = { ground: null, outcome: null, count: 0 };
  expect(figures.filter(({ year }) => year === 2025)).toEqual(
    ['reports', 'decisions', 'own_initiative', 'automated', 'objections', 'suspensions', 'disputes'].map(
      (section) => ({ year: 2025, section, ...none }),
    ),
  );
});

test('figures that were counted while the clock was wrong are not kept after its correction', async () => {
  const server = await createTestServer({}, undefined, new Date('2031-11-20T09:00:00.000Z'));
  const years = async () =>
    (await server.requestOk(endpoints.getTransparency, {}, {})).map(({ year }) => year);
  expect(await years()).toContain(2031);
  server.clock.advance(Date.parse('2026-11-20T09:00:00.000Z') - server.clock.now().getTime());
  expect(await years()).not.toContain(2031);
});

test('counts the accounts that are used in a month once, also after they log out, and averages the months', async () => {
  const server = await createTestServer({}, undefined, new Date('2026-10-10T09:00:00.000Z'));
  const [first] = [await server.createPerson(), await server.createPerson()];
  const cleanUp = () => runCleanup(server.deps, new Date(0));
  await cleanUp();
  await server.requestOk(endpoints.logout, {}, { token: first.token });
  server.clock.advance(span(20, 'day'));
  await cleanUp();
  server.clock.advance(span(10, 'day'));
  for (let person = 0; person < 4; person += 1) await server.createPerson();
  await cleanUp();
  expect((await readRows(server)).filter((row) => row.includes('monthly_users'))).toEqual([
    '2026,monthly_users,,average,3',
    '2026,monthly_users,,months,2',
  ]);
});

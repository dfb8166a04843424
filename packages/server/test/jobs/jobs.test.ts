import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { claimJob, emailComposers } from '#server/jobs/startJobs.ts';
import { createTestServer, start } from '../support/createTestServer.ts';
import { eventually } from '../support/eventually.ts';

test('one of several processes claims a job, and again when it is due', async () => {
  const { clock, deps } = await createTestServer();
  const claims = async () => {
    const claimed = await Promise.all(
      Array.from({ length: 10 }, () => claimJob(deps, 'job', span(1, 'hour'))),
    );
    return claimed.filter((isOurs) => isOurs).length;
  };
  expect(await claims()).toBe(1);
  clock.advance(span(1, 'hour') - 1);
  expect(await claims()).toBe(0);
  clock.advance(1);
  expect(await claims()).toBe(1);
  expect(await claimJob(deps, 'another job', span(1, 'hour'))).toBe(true);
});

test('an email is sent once, although several processes find it due', async () => {
  const { createPerson, deps } = await createTestServer();
  const { email } = await createPerson();
  const sent: string[] = [];
  const mail = { send: async ({ to }: { to: string }) => void sent.push(to) };
  const processes = Array.from({ length: 6 }, () => createEmailQueue({ ...deps, mail }, emailComposers));
  await processes[0]?.add(deps.db.query, 'reset', email);
  await Promise.all(processes.map(({ deliverDue }) => deliverDue()));
  expect(sent).toEqual([email]);
});

test('an email is sent once, although a slow mail server takes minutes to accept it', async () => {
  const { clock, createPerson, deps } = await createTestServer();
  const { email } = await createPerson();
  const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
  const send = vi.fn(() => accepted);
  const [first, second] = [1, 2].map(() => createEmailQueue({ ...deps, mail: { send } }, emailComposers));
  await first?.add(deps.db.query, 'reset', email);
  const delivery = first?.deliverDue();
  await eventually(() => expect(send).toHaveBeenCalledTimes(1));
  clock.advance(span(3, 'minute'));
  const other = second?.deliverDue();
  accept();
  await Promise.all([delivery, other]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(await deps.db.query.selectFrom('email_queue').selectAll().execute()).toEqual([]);
});

test('cleanup deletes all expired rows and no others', async () => {
  const { db, deps } = await createTestServer();
  const rows = (count: number, created_at: string) =>
    Array.from({ length: count }, () => ({ id: newId(), key: 'k', created_at }));
  for (let batch = 0; batch < 12; batch += 1) {
    await db.query.insertInto('rate_limit_attempts').values(rows(1000, '2026-11-01T00:00:00.000Z')).execute();
  }
  const young = rows(3, start.toISOString());
  await db.query.insertInto('rate_limit_attempts').values(young).execute();
  const report = (days: number) => ({
    id: `${days} days`,
    country: 'Germany' as const,
    step: 'anmeldung',
    text: 'The fine is lower.',
    created_at: new Date(start.getTime() - span(days, 'day')).toISOString(),
  });
  await db.query
    .insertInto('fact_reports')
    .values([report(179), report(181)])
    .execute();
  await Promise.all([runCleanup(deps, start), runCleanup(deps, start)]);
  expect(await db.query.selectFrom('fact_reports').select('id').execute()).toEqual([{ id: '179 days' }]);
  const left = await db.query.selectFrom('rate_limit_attempts').select('id').orderBy('id').execute();
  expect(left).toEqual(young.map(({ id }) => ({ id })));
});

test('a failed cleanup task does not stop the others, and each failure is logged', async () => {
  const { clock, createPerson, db, deps, lines } = await createTestServer();
  await createPerson();
  const attempt = { id: newId(), key: 'k', created_at: start.toISOString() };
  await db.query.insertInto('rate_limit_attempts').values(attempt).execute();
  const idsOf = (table: 'rate_limit_attempts' | 'sessions') =>
    db.query.selectFrom(table).select('id').execute();
  clock.advance(span(2, 'day'));
  expect([await idsOf('sessions'), await idsOf('rate_limit_attempts')]).not.toContainEqual([]);
  const gone = () => Promise.reject(new Error('not today'));
  vi.spyOn(db, 'transaction').mockImplementationOnce(gone);
  vi.spyOn(deps.storage, 'sweep').mockImplementationOnce(gone);
  const { deleteFrom } = db.query;
  vi.spyOn(db.query, 'deleteFrom')
    .mockImplementationOnce(() => {
      throw new Error('not today');
    })
    .mockImplementation(deleteFrom.bind(db.query));
  await runCleanup(deps, start);
  expect(await idsOf('sessions')).toHaveLength(1);
  expect(await idsOf('rate_limit_attempts')).toEqual([]);
  const failures = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
  expect(failures).toMatchObject(
    ['sessions', 'cases', 'files'].map((task) => ({
      message: 'a cleanup task failed',
      task,
      error: { message: 'not today' },
    })),
  );

  await runCleanup(deps, start);
  expect(await idsOf('sessions')).toEqual([]);
});

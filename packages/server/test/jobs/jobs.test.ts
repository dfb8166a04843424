import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import { createLetters } from '#server/features/auth/emailQueue.ts';
import { keepHouse, takeTurn } from '#server/jobs/jobs.ts';
import { createWorld, start } from '../support/createTestServer.ts';

test('of many processes that want to keep house at once one does, and again when its time has come', async () => {
  const { clock, deps } = await createWorld();
  const wishes = async () => {
    const turns = await Promise.all(
      Array.from({ length: 10 }, () => takeTurn(deps, 'chore', span(1, 'hour'))),
    );
    return turns.filter((isOurs) => isOurs).length;
  };
  expect(await wishes()).toBe(1);
  clock.advance(span(1, 'hour') - 1);
  expect(await wishes()).toBe(0);
  clock.advance(1);
  expect(await wishes()).toBe(1);
  expect(await takeTurn(deps, 'another chore', span(1, 'hour'))).toBe(true);
});

test('a letter that many processes see as due goes out once', async () => {
  const { createPerson, deps } = await createWorld();
  const { email } = await createPerson();
  const sent: string[] = [];
  const mail = { send: async ({ to }: { to: string }) => void sent.push(to) };
  const processes = Array.from({ length: 6 }, () => createLetters({ ...deps, mail }));
  await processes[0]?.note(deps.db.query, 'changed', email);
  await Promise.all(processes.map(({ deliverDue }) => deliverDue()));
  expect(sent).toEqual([email]);
});

test('however much has run out, keeping house takes all of it and nothing else', async () => {
  const { db, deps } = await createWorld();
  const rows = (count: number, created_at: string) =>
    Array.from({ length: count }, () => ({ id: newId(), key: 'k', created_at }));
  for (let batch = 0; batch < 12; batch += 1) {
    await db.query.insertInto('attempts').values(rows(1000, '2026-11-01T00:00:00.000Z')).execute();
  }
  const young = rows(3, start.toISOString());
  await db.query.insertInto('attempts').values(young).execute();
  await Promise.all([keepHouse(deps, start), keepHouse(deps, start)]);
  const left = await db.query.selectFrom('attempts').select('id').orderBy('id').execute();
  expect(left).toEqual(young.map(({ id }) => ({ id })));
});

test('a chore that fails keeps none of the others from being done, and the log tells of each', async () => {
  const { clock, createPerson, db, deps, lines } = await createWorld();
  await createPerson();
  const idsOf = (table: 'attempts' | 'sessions') => db.query.selectFrom(table).select('id').execute();
  clock.advance(span(2, 'day'));
  expect([await idsOf('sessions'), await idsOf('attempts')]).not.toContainEqual([]);
  const gone = () => Promise.reject(new Error('not today'));
  vi.spyOn(db, 'transaction').mockImplementationOnce(gone);
  vi.spyOn(deps.storage, 'sweep').mockImplementationOnce(gone);
  const { deleteFrom } = db.query;
  vi.spyOn(db.query, 'deleteFrom')
    .mockImplementationOnce(() => {
      throw new Error('not today');
    })
    .mockImplementation(deleteFrom.bind(db.query));
  await keepHouse(deps, start);
  expect(await idsOf('sessions')).toHaveLength(1);
  expect(await idsOf('attempts')).toEqual([]);
  const failures = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
  expect(failures).toMatchObject(
    ['sessions', 'photos', 'files'].map((chore) => ({
      ...{ message: 'a chore failed', chore },
      error: { message: 'not today' },
    })),
  );

  await keepHouse(deps, start);
  expect(await idsOf('sessions')).toEqual([]);
});

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Database, openDatabase, type Queries } from '#server/db/database.ts';
import { sqliteEngine } from '#server/db/engines/sqlite.ts';
import { SqliteDriver } from '#server/db/engines/sqliteDriver.ts';
import { Writer } from '#server/db/engines/sqliteWriter.ts';
import { tempDir } from '../support/createTestServer.ts';

async function open() {
  const path = join(await tempDir(), 'test.db');
  const db = await openDatabase(sqliteEngine(path));
  onTestFinished(() => db.close());
  return { db, path };
}

const insert = (queries: Queries, name: string) =>
  queries.insertInto('secrets').values({ name, value: 'x' }).execute();

const names = async ({ query }: Pick<Database, 'query'>) =>
  (await query.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name);

test('a deleted row leaves nothing in the file', async () => {
  const { db, path } = await open();
  const isInFile = async () => {
    const other = new DatabaseSync(path);
    other.exec('pragma wal_checkpoint(truncate)');
    other.close();
    return (await readFile(path, 'latin1')).includes('a-name-to-forget');
  };
  await insert(db.query, 'a-name-to-forget');
  expect(await isInFile()).toBe(true);
  await db.query.deleteFrom('secrets').execute();
  expect(await isInFile()).toBe(false);
});

test('parallel transactions share a commit, and each is on the disk when it is acknowledged', async () => {
  const { db, path } = await open();
  const other = new DatabaseSync(path, { readOnly: true });
  onTestFinished(() => other.close());
  const stored = other.prepare('select name from secrets where name = ?');
  const run = vi.spyOn(StatementSync.prototype, 'run');
  const changes = [
    ...['a', 'b', 'c'].map((name) => db.transaction((tx) => insert(tx, name)).then(() => stored.get(name))),
    insert(db.query, 'd').then(() => stored.get('d')),
  ];
  expect(await Promise.all(changes)).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }]);
  const commits = run.mock.contexts.filter(
    (statement) => (statement as StatementSync).sourceSQL === 'commit',
  );
  run.mockRestore();
  expect(commits).toHaveLength(1);
});

test('closing the database leaves no write-ahead log', async () => {
  const path = join(await tempDir(), 'test.db');
  const db = await openDatabase(sqliteEngine(path));
  await insert(db.query, 'a');
  expect(await names(db)).toEqual(['a']);
  await db.close();
  expect(existsSync(`${path}-wal`)).toBe(false);
});

test('a failed transaction rolls back nothing of parallel ones', async () => {
  const { db } = await open();
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c'].map((name) =>
      db.transaction(async (tx) => {
        await insert(tx, name);
        if (name === 'b') throw new Error('no');
      }),
    ),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await names(db)).toEqual(['a', 'c']);
});

test('reads see only committed rows and do not wait for the writer', async () => {
  const { db } = await open();
  await db.transaction(async (tx) => {
    await insert(tx, 'a');
    expect(await names(db)).toEqual([]);
    expect(await names({ query: tx })).toEqual(['a']);
  });
  expect(await names(db)).toEqual(['a']);
});

test('a write waits for the lock of another process without blocking reads', async () => {
  const { db, path } = await open();
  await insert(db.query, 'a');
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec("begin immediate; insert into secrets values ('b', 'x')");
  const written = [db.transaction((tx) => insert(tx, 'c')), insert(db.query, 'd')];
  const startedAt = performance.now();
  expect(await names(db)).toEqual(['a']);
  await setTimeout(50);
  expect(performance.now() - startedAt).toBeLessThan(2000);
  other.exec('commit');
  await Promise.all(written);
  expect(await names(db)).toEqual(['a', 'b', 'c', 'd']);
});

test('a rollback that fails after a failed commit rejects the change and releases the writer', async () => {
  const failing = new Set<string>();
  const run = vi.fn((statement: string) => {
    if (failing.has(statement)) throw new Error(statement);
    return { rows: [] };
  });
  const database = { isTransaction: true, close: () => undefined } as unknown as DatabaseSync;
  const writer = new Writer({ database, run });
  const release = await writer.begin();
  const committed = writer.commit();
  release();
  failing.add('commit').add('rollback');
  await expect(writer.close()).rejects.toThrow('rollback');
  await expect(committed).rejects.toThrow('commit');
  await expect(writer.begin()).resolves.toBeTypeOf('function');
});

test.each([
  [
    'a commit that fails',
    'pragma defer_foreign_keys = on',
    'insert into email_tokens values (1, 1, 1, 1, 1, 1)',
  ],
  ['a statement that ends the transaction', 'select 1', "insert or rollback into secrets values ('a', 'y')"],
])('%s rejects every transaction in it, and the next one works', async (_name, ...statements) => {
  const { db } = await open();
  const outcomes = await Promise.allSettled([
    db.transaction((tx) => insert(tx, 'a')),
    db.transaction(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    }),
  ]);
  const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason));
  expect(reasons).toEqual([expect.stringMatching(/constraint/), expect.stringMatching(/constraint/)]);
  expect(await names(db)).toEqual([]);
  await db.transaction((tx) => insert(tx, 'b'));
  expect(await names(db)).toEqual(['b']);
});

test('a late rollback after a failed commit does not touch the next transaction', async () => {
  const { db, path } = await open();
  const driver = new SqliteDriver(({ readOnly }) => new DatabaseSync(path, { readOnly }));
  await driver.init();
  onTestFinished(() => driver.destroy());
  const [one, next] = [await driver.acquireConnection(), await driver.acquireConnection()];
  await driver.beginTransaction(one);
  for (const statement of [
    'pragma defer_foreign_keys = on',
    'insert into email_tokens values (1, 1, 1, 1, 1, 1)',
  ]) {
    await one.executeQuery(CompiledQuery.raw(statement));
  }
  await expect(driver.commitTransaction(one)).rejects.toThrow(/constraint/);
  await driver.beginTransaction(next);
  await next.executeQuery(CompiledQuery.raw("insert into secrets values ('a', 'x')"));
  // Kysely tidies up after any failure, in its own time.
  await driver.rollbackTransaction(one);
  await driver.commitTransaction(next);
  expect(await names(db)).toEqual(['a']);
});

import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type SlowQuery } from '#server/db/database.ts';
import { sqliteEngine } from '#server/db/engines/sqlite.ts';
import { tempDir } from '../support/testBackend.ts';

test('a query of half a second is reported with its text, without its parameters', async () => {
  const slow: SlowQuery[] = [];
  const { query, close } = await openDatabase(sqliteEngine(join(await tempDir(), 'a.db')), {
    onSlowQuery: (reported) => slow.push(reported),
  });
  onTestFinished(close);
  await sql`select ${'secret'}`.execute(query);
  expect(slow).toEqual([]);
  // Counts until half a second is over.
  for (let rows = 1e6; slow.length === 0; rows *= 4) {
    await sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows}) select max(i) from n`.execute(
      query,
    );
  }
  expect(slow[0]?.sql).toContain('i < ?');
  expect(slow[0]?.milliseconds).toBeGreaterThanOrEqual(500);
});

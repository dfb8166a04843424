import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { vi } from 'vitest';
import { databaseName } from '#server/core/dataDir.ts';
import type { TestServer } from './createTestServer.ts';
import { onPostgres } from './testBackend.ts';

const isControl = (sql: string) => /^(begin|start|commit|rollback)/i.test(sql);

/** Where SQLite would read a whole table, or sort one. */
async function watchSqlite({ dataDir }: TestServer, work: () => Promise<void>) {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  await work();
  const statements = prepare.mock.calls.map(([sql]) => sql).filter((sql) => !isControl(sql));
  prepare.mockRestore();
  const database = new DatabaseSync(join(dataDir, databaseName), { readOnly: true });
  const plans = statements.map((sql) => database.prepare(`explain query plan ${sql}`).all());
  database.close();
  const details = plans.flat().map(({ detail }) => String(detail));
  return {
    count: statements.length,
    // The first page alone walks the primary key, and only as far as its limit.
    scans: details.filter((detail) => /^SCAN (?!CONSTANT|questions USING INDEX)|TEMP B-TREE/.test(detail)),
  };
}

/** Where PostgreSQL has no index to go by, which it would rather not use on so few rows. */
async function watchPostgres({ databaseUrl }: TestServer, work: () => Promise<void>) {
  const query = vi.spyOn(Client.prototype, 'query');
  await work();
  const calls = query.mock.calls as unknown as [unknown, unknown[]?][];
  query.mockRestore();
  const statements = calls.filter(([sql]) => typeof sql === 'string' && !isControl(sql));
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('set enable_seqscan = off; set enable_sort = off');
  const scans: string[] = [];
  for (const [sql, parameters = []] of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, parameters);
    const lines = rows.map((row) => row['QUERY PLAN'].trim());
    scans.push(...lines.filter((line) => /Seq Scan|Sort/.test(line)));
  }
  await client.end();
  return { count: statements.length, scans };
}

/** How many queries some work asks, and the parts of their plans that grow with the tables. */
export const watchPlans = onPostgres ? watchPostgres : watchSqlite;

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { vi } from 'vitest';
import { databaseName } from '#server/core/dataDir.ts';
import type { TestServer } from './createTestServer.ts';
import { onPostgres } from './testBackend.ts';

const isControl = (sql: string) => /^(begin|start|commit|rollback)/i.test(sql);

/** Where SQLite would read a whole table, sort one, or index one for a single query. */
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
    // The first page alone walks the primary key, and only as far as its limit. `json_each` reads a parameter.
    // `newest` and `found` are subqueries with a limit, `search_words` is read from its end, and `settings` has three rows.
    scans: details.filter((detail) =>
      /^SCAN (?!CONSTANT|json_each|newest|found|search_words|settings|questions USING INDEX)|TEMP B-TREE|AUTOMATIC/.test(
        detail,
      ),
    ),
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
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    // The matches of a search are sorted on purpose.
    const rest = plan.replace(/.*Sort .*\n *Disabled: true\n *Sort Key: search_posts\.id DESC/g, '');
    scans.push(...rest.split('\n').filter((line) => /Seq Scan(?! on settings)|Sort/.test(line)));
  }
  await client.end();
  return { count: statements.length, scans };
}

/** How many queries some work asks, and the parts of their plans that grow with the tables. */
export const watchPlans = onPostgres ? watchPostgres : watchSqlite;

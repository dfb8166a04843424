/**
 * Measures how the time of a request grows with the number of rows. Fails if the largest size takes more than 1.5 times
 * as long as the smallest.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseName } from '../../../packages/server/src/core/dataDir.ts';
import { openDatabase } from '../../../packages/server/src/db/database.ts';
import { postgresEngine } from '../../../packages/server/src/db/engines/postgres.ts';
import { sqliteEngine } from '../../../packages/server/src/db/engines/sqlite.ts';
import { createCluster } from '../../postgres/cluster.ts';
import { databaseUrl, runOnServer } from '../../postgres/databases.ts';
import { type Data, fillForum, postgresGenerator, sqliteGenerator } from './data.ts';
import { load, median } from './load.ts';
import { printLine } from './printLine.ts';
import { startServer } from './processes.ts';
import { requestsOf } from './requests.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,100000,1000000' },
    engines: { type: 'string', default: 'sqlite,postgres' },
  },
});
const sizes = values.rows.split(',').map(Number);
const requestNames = ['list', 'filtered', 'counts', 'detail', 'vote', 'post'] as const;
const rounds = 9;
const requests = 200;
const maxGrowth = 1.5;

type FilledForum = Data & { environment: Record<string, string> };

const folder = mkdtempSync(join(tmpdir(), 'settlement-help-slopes-'));

async function fillSqlite(size: number): Promise<FilledForum> {
  const dataDir = join(folder, String(size));
  mkdirSync(dataDir);
  const db = await openDatabase(sqliteEngine(join(dataDir, databaseName)));
  const filled = await fillForum(db, sqliteGenerator, size);
  await db.close();
  return { environment: { DATA_DIR: dataDir }, ...filled };
}

async function fillPostgres(server: string, size: number): Promise<FilledForum> {
  const dataDir = join(folder, `postgres-${size}`);
  await runOnServer(server, `create database rows_${size}`);
  // Skips foreign key checks, which would take most of the time.
  await runOnServer(server, `alter database rows_${size} set session_replication_role = replica`);
  const url = databaseUrl(server, `rows_${size}`);
  const db = await openDatabase(postgresEngine(url, 2));
  const filled = await fillForum(db, postgresGenerator, size);
  await db.close();
  await runOnServer(server, `alter database rows_${size} reset session_replication_role`);
  await runOnServer(url, 'vacuum analyze');
  return { environment: { DATA_DIR: dataDir, DATABASE_URL: url }, ...filled };
}

/** Milliseconds per request for each size. The servers alternate, so that load affects all of them. */
async function measure(forums: readonly FilledForum[]) {
  const servers = await Promise.all(
    forums.map(({ environment }) => startServer({ LOG_LEVEL: 'error', ...environment })),
  );
  const requestsByForum = forums.map((forum) => requestsOf(forum));
  const measurements = requestNames.map((name) => ({ name, milliseconds: forums.map(() => [] as number[]) }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, milliseconds } of measurements) {
      for (const [index, samples] of milliseconds.entries()) {
        const request = requestsByForum[index]?.[name];
        const port = servers[index]?.port;
        if (!request || !port) throw new Error(`No request or server for ${name}`);
        const sample = 1000 / (await load({ ...request, requests, port }));
        // The first round is a warm-up.
        if (round > 0) samples.push(sample);
      }
    }
  }
  for (const server of servers) await server.stop();
  return measurements.map(({ name, milliseconds }) => ({ name, milliseconds: milliseconds.map(median) }));
}

/** Prints the results of an engine. Returns false if a target is missed. */
async function report(engine: string, fill: (size: number) => Promise<FilledForum>) {
  const begin = performance.now();
  const forums: FilledForum[] = [];
  for (const size of sizes) forums.push(await fill(size));
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  printLine(`\n${engine}, filled in ${seconds} s\n`);
  printLine(`| ms per request | ${sizes.join(' | ')} | ratio | |`);
  printLine(`|---|${'---|'.repeat(sizes.length + 2)}`);
  let isWithinTarget = true;
  for (const { name, milliseconds } of await measure(forums)) {
    const ratio = (milliseconds.at(-1) ?? Number.NaN) / (milliseconds[0] ?? Number.NaN);
    const verdict = ratio <= maxGrowth ? 'passes' : 'fails';
    isWithinTarget &&= ratio <= maxGrowth;
    printLine(
      `| ${name} | ${milliseconds.map((value) => value.toFixed(2)).join(' | ')} | ${ratio.toFixed(2)} | ${verdict} |`,
    );
  }
  return isWithinTarget;
}

let passes = true;
try {
  if (values.engines.includes('sqlite')) passes = (await report('SQLite', fillSqlite)) && passes;
  if (values.engines.includes('postgres')) {
    const cluster = await createCluster();
    try {
      passes = (await report('PostgreSQL', (size) => fillPostgres(cluster.url, size))) && passes;
    } finally {
      await cluster.remove();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!passes) process.exitCode = 1;

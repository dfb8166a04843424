import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { postgresEngine } from '#server/db/engines/postgres.ts';
import { createCluster } from '../../../../../tools/postgres/cluster.ts';
import { databaseUrl, newName, runOnServer } from '../../../../../tools/postgres/databases.ts';
import { startBucketServer } from './bucketServer.ts';
import type { BucketServer } from './buckets.ts';
import type { Postgres } from './databases.ts';

/** Shared by all processes of this test run. */
export interface Shared {
  postgres: Postgres;
  bucketServer: BucketServer;
}

declare module 'vitest' {
  interface ProvidedContext {
    shared?: Shared;
  }
}

const credentials = { accessKeyId: 'settlement', secretAccessKey: 'a secret/with+signs=' };

/** A PostgreSQL, unless TEST_DATABASE_URL names one, with a database that the tests copy. */
async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await createCluster({ inMemory: true });
  const url = given ?? cluster?.url ?? '';
  const template = newName('template');
  await runOnServer(url, `create database ${template} template template0`);
  await (await openDatabase(postgresEngine(databaseUrl(url, template), 1))).close();
  const stop = async () => {
    await runOnServer(url, `drop database ${template}`);
    await cluster?.remove();
  };
  return { postgres: { url, template }, stop };
}

async function startBuckets() {
  const root = mkdtempSync(join(tmpdir(), 'settlement-help-buckets-'));
  const server = await startBucketServer({ root, ...credentials });
  const stop = async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  };
  return { bucketServer: { endpoint: server.endpoint, root, credentials }, stop };
}

/** Starts PostgreSQL and the bucket once for all tests. */
export async function setup({ provide }: TestProject) {
  const { postgres, stop: stopPostgres } = await startPostgres();
  const { bucketServer, stop: stopBuckets } = await startBuckets();
  provide('shared', { postgres, bucketServer });
  return async () => {
    await stopBuckets();
    await stopPostgres();
  };
}

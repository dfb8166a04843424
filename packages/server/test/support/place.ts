import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { databaseName, filesName, stagingName } from '#server/core/dataDir.ts';
import type { Logger } from '#server/core/log.ts';
import type { Engine } from '#server/db/database.ts';
import { postgresEngine } from '#server/db/postgres.ts';
import { sqliteEngine } from '#server/db/sqlite.ts';
import { createLocalFiles } from '#server/storage/localFiles.ts';
import { openS3Files } from '#server/storage/s3Files.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createBucket } from './services/buckets.ts';
import { createDatabase } from './services/databases.ts';
import type { Shared } from './services/globalSetup.ts';

const shared = inject('shared');

/** Whether this run of the tests is the one on PostgreSQL and a bucket. */
export const onPostgres = shared !== undefined;

/** What the engine of this run throws when its disk is full, and when two transactions collide. */
export const engineErrors = shared
  ? { full: databaseError('53100'), conflict: databaseError('40001') }
  : { full: sqliteError(13), conflict: sqliteError(5) };

function databaseError(code: string) {
  return Object.assign(new DatabaseError('refused', 0, 'error'), { code });
}

function sqliteError(errcode: number) {
  return Object.assign(new Error('refused'), { errcode });
}

export async function tempDir() {
  const path = await mkdtemp(join(tmpdir(), 'settlement-help-'));
  // An email may still be on its way into the outbox while the folder is emptied.
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));
  return path;
}

export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
  engine: Engine;
  /** Where the files lie that were kept, and those that are coming in. */
  filesDir: string;
  stagingDir: string;
  openStorage(log: Logger): Promise<Storage>;
  /** The names of all of these; those coming in are below `tmp/`. */
  files(): Promise<string[]>;
  /** What a process is to be told to work in this place. */
  environment: Record<string, string>;
}

/** Whether that name in a folder of files is not one of the server's own. */
export const isOfSomebody = (name: string) => !['tmp', '.owner'].includes(name);

const filesIn = (filesDir: string, stagingDir: string) => async () => {
  const kept = (await readdir(filesDir)).filter(isOfSomebody);
  const staged = await readdir(stagingDir).catch(() => []);
  return [...kept, ...staged.map((name) => `tmp/${name}`)];
};

async function createLocalPlace(dataDir: string): Promise<Place> {
  const filesDir = join(dataDir, filesName);
  const stagingDir = join(filesDir, 'tmp');
  return {
    ...{ dataDir, databaseUrl: undefined, filesDir, stagingDir, files: filesIn(filesDir, stagingDir) },
    engine: sqliteEngine(join(dataDir, databaseName)),
    openStorage: async () => createLocalFiles(filesDir),
    environment: { DATA_DIR: dataDir },
  };
}

async function createSharedPlace(dataDir: string, shared: Shared, isEmpty: boolean): Promise<Place> {
  const { postgres, bucketServer } = shared;
  const databaseUrl = await createDatabase(isEmpty ? { url: postgres.url } : postgres);
  const bucket = await createBucket(bucketServer);
  const stagingDir = join(dataDir, stagingName);
  const { folder: filesDir, environment } = bucket;
  return {
    ...{ dataDir, databaseUrl, filesDir, stagingDir, files: filesIn(filesDir, stagingDir) },
    engine: postgresEngine(databaseUrl, 10),
    openStorage: (log) => openS3Files(bucket.bucket, { staging: stagingDir, owner: 'a test', log }),
    environment: {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ALLOW_PLAIN_CONNECTIONS: '1',
      ...environment,
    },
  };
}

/**
 * A database and a place for files of a test's own: SQLite and a folder, or PostgreSQL and a bucket. An empty one has
 * no tables yet.
 */
export async function createPlace({ isEmpty = false } = {}) {
  const dataDir = await tempDir();
  return shared ? createSharedPlace(dataDir, shared, isEmpty) : createLocalPlace(dataDir);
}

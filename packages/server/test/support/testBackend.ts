import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { databaseName, filesName, stagingName } from '#server/core/dataDir.ts';
import type { Logger } from '#server/core/log.ts';
import { type Engine, openDatabase } from '#server/db/database.ts';
import { postgresEngine } from '#server/db/engines/postgres.ts';
import { sqliteEngine } from '#server/db/engines/sqlite.ts';
import { createLocalFiles } from '#server/storage/localFiles.ts';
import { openS3Files } from '#server/storage/s3Files.ts';
import type { Storage } from '#server/storage/storage.ts';
import { isScoreboard } from './scale.ts';
import { createBucket } from './services/buckets.ts';
import { createDatabase } from './services/databases.ts';
import type { Shared } from './services/globalSetup.ts';

const shared = inject('shared');

/** True if the tests run on PostgreSQL and a bucket. */
export const onPostgres = shared !== undefined;

/** True for tests of rules that no database knows of, which the scoreboard alone repeats on PostgreSQL. */
export const repeatsSqlite = onPostgres && !isScoreboard;

/** Errors of this engine for a full disk and for conflicting transactions. */
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

export interface TestBackend {
  dataDir: string;
  databaseUrl: string | undefined;
  engine: Engine;
  /** The folders of stored files, and of uploads under way. */
  filesDir: string;
  stagingDir: string;
  openStorage(log: Logger): Promise<Storage>;
  /** The names of the files in both; uploads under way are below `tmp/`. */
  files(): Promise<string[]>;
  /** The environment variables with which a server process uses this backend. */
  environment: Record<string, string>;
}

/** True for files of a person, false for files of the server. */
export const isUserFile = (name: string) => !['tmp', '.owner'].includes(name);

const filesIn = (filesDir: string, stagingDir: string) => async () => {
  const stored = (await readdir(filesDir)).filter(isUserFile);
  const staged = await readdir(stagingDir).catch(() => []);
  return [...stored, ...staged.map((name) => `tmp/${name}`)];
};

async function createLocalBackend(dataDir: string): Promise<TestBackend> {
  const filesDir = join(dataDir, filesName);
  const stagingDir = join(filesDir, 'tmp');
  return {
    dataDir,
    databaseUrl: undefined,
    filesDir,
    stagingDir,
    files: filesIn(filesDir, stagingDir),
    engine: sqliteEngine(join(dataDir, databaseName)),
    openStorage: async () => createLocalFiles(filesDir),
    environment: { DATA_DIR: dataDir },
  };
}

async function createSharedBackend(dataDir: string, shared: Shared, isEmpty: boolean): Promise<TestBackend> {
  const { postgres, bucketServer } = shared;
  const databaseUrl = await createDatabase(isEmpty ? { url: postgres.url } : postgres);
  const bucket = await createBucket(bucketServer);
  const stagingDir = join(dataDir, stagingName);
  const { folder: filesDir, environment } = bucket;
  return {
    dataDir,
    databaseUrl,
    filesDir,
    stagingDir,
    files: filesIn(filesDir, stagingDir),
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
 * Creates a database and a file store for one test: SQLite and a folder, or PostgreSQL and a bucket. An empty one has
 * no tables yet.
 */
export async function createTestBackend({ isEmpty = false } = {}) {
  const dataDir = await tempDir();
  return shared ? createSharedBackend(dataDir, shared, isEmpty) : createLocalBackend(dataDir);
}

async function readTemplate() {
  const folder = await mkdtemp(join(tmpdir(), 'settlement-help-template-'));
  const path = join(folder, databaseName);
  await (await openDatabase(sqliteEngine(path))).close();
  const template = await readFile(path);
  await rm(folder, { recursive: true });
  return template;
}

let template: ReturnType<typeof readTemplate> | undefined;

async function copyTemplate(dataDir: string) {
  template ??= readTemplate();
  await writeFile(join(dataDir, databaseName), await template);
}

/** Opens the database of a new backend with a copy of all tables, which costs a tenth of migrating. */
export async function openCopy({ dataDir, engine }: TestBackend) {
  if (!onPostgres) await copyTemplate(dataDir);
  return openDatabase(engine, { shouldMigrate: false });
}

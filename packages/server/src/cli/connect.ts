import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { databaseName, filesName, stagingName } from '#server/core/dataDir.ts';
import { OperatorError } from '#server/core/errors.ts';
import { fileExists } from '#server/core/files.ts';
import type { Logger } from '#server/core/log.ts';
import { sha256 } from '#server/core/tokens.ts';
import { type Database, type OpenOptions, openDatabase } from '#server/db/database.ts';
import { lockDataDir } from '#server/db/engines/dataDirLock.ts';
import { sqliteEngine } from '#server/db/engines/sqlite.ts';
import { loadSecret } from '#server/db/secrets.ts';
import { openLocalFiles } from '#server/storage/localFiles.ts';
import type { Storage } from '#server/storage/storage.ts';

// A server that needs neither PostgreSQL nor a bucket does not load their clients.

/** The database of the settings: PostgreSQL by its address, or else a file of the data folder. */
export async function connectDatabase(config: Config, options?: OpenOptions): Promise<Database> {
  const { databaseUrl, databaseConnections, dataDir } = config;
  if (!databaseUrl) return openDatabase(sqliteEngine(join(dataDir, databaseName)), options);
  const { postgresEngine } = await import('#server/db/engines/postgres.ts');
  return openDatabase(postgresEngine(databaseUrl, databaseConnections), options);
}

/** Runs work on data that is there already, also while a server owns it: SQLite lets the two take turns. */
export async function withExistingDatabase<Result>(config: Config, run: (db: Database) => Promise<Result>) {
  const { databaseUrl, dataDir } = config;
  // Opening it would make one.
  if (!databaseUrl && !(await fileExists(join(dataDir, databaseName)))) {
    throw new OperatorError(`There is no data in ${dataDir}.`);
  }
  const db = await connectDatabase(config, { migrates: false });
  try {
    return await run(db);
  } finally {
    await db.close();
  }
}

/** The storage of the settings: a bucket, or else a folder of the data folder. */
export async function connectStorage(config: Config, db: Database, log: Logger): Promise<Storage> {
  const { bucket, dataDir } = config;
  const owner = sha256((await loadSecret(db, 'owner')).toString('hex'));
  if (!bucket) return openLocalFiles(join(dataDir, filesName), owner);
  const { openS3Files } = await import('#server/storage/s3Files.ts');
  return openS3Files(bucket, { staging: join(dataDir, stagingName), owner, log });
}

/** Whether other processes may serve the same database and files. */
export const isShared = ({ databaseUrl, bucket }: Config) =>
  databaseUrl !== undefined && bucket !== undefined;

/** Makes the data folder, and this process its owner where it holds what only one may write. */
export function claimDataDir(config: Config): { release(): void } {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return isShared(config) ? { release: () => undefined } : lockDataDir(config.dataDir);
}

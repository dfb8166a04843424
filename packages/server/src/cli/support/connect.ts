import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '#server/core/clock.ts';
import type { Config } from '#server/core/config.ts';
import { databaseName, filesName, stagingName } from '#server/core/dataDir.ts';
import { createDisk } from '#server/core/disk.ts';
import { OperatorError } from '#server/core/errors.ts';
import { fileExists } from '#server/core/files.ts';
import { createLogger } from '#server/core/log.ts';
import { sha256 } from '#server/core/tokens.ts';
import { type Database, type DatabaseOptions, openDatabase } from '#server/db/database.ts';
import { lockDataDir } from '#server/db/engines/dataDirLock.ts';
import { sqliteEngine } from '#server/db/engines/sqlite.ts';
import { loadSecret, ownerSecret } from '#server/db/secrets.ts';
import { openLocalFiles } from '#server/storage/localFiles.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createVirusScanner } from '#server/storage/virusScanner.ts';

// The clients of PostgreSQL and S3 are loaded only if they are configured.

export async function connectDatabase(config: Config, options?: DatabaseOptions): Promise<Database> {
  const { databaseUrl, databaseConnections, dataDir } = config;
  if (!databaseUrl) return openDatabase(sqliteEngine(join(dataDir, databaseName)), options);
  const { postgresEngine } = await import('#server/db/engines/postgres.ts');
  return openDatabase(postgresEngine(databaseUrl, databaseConnections), options);
}

/** Runs work on an existing database, also while a server uses it. Throws `OperatorError` if there is none. */
export async function withExistingDatabase<Result>(config: Config, run: (db: Database) => Promise<Result>) {
  const { databaseUrl, dataDir } = config;
  // Opening would create it.
  if (!databaseUrl && !(await fileExists(join(dataDir, databaseName)))) {
    throw new OperatorError(`There is no data in ${dataDir}.`);
  }
  const db = await connectDatabase(config, { shouldMigrate: false });
  try {
    return await run(db);
  } finally {
    await db.close();
  }
}

export async function connectStorage(
  config: Config,
  db: Database,
  log = createLogger({ level: config.logLevel, clock: systemClock }),
): Promise<Storage> {
  const { bucket, dataDir } = config;
  const owner = sha256((await loadSecret(db, ownerSecret)).toString('hex'));
  if (!bucket) return openLocalFiles(join(dataDir, filesName), owner);
  const { openS3Files } = await import('#server/storage/s3Files.ts');
  return openS3Files(bucket, { staging: join(dataDir, stagingName), owner, log });
}

export const isShared = ({ databaseUrl, bucket }: Config) =>
  databaseUrl !== undefined && bucket !== undefined;

/** Keeps no reserve if rows and files are on other machines. */
export const openDisk = (config: Config) =>
  createDisk(config.dataDir, isShared(config) ? 0 : config.diskReserve);

export const openScanner = ({ clamav }: Config) => clamav && createVirusScanner(clamav);

/** Creates the data folder. Locks it unless both database and files are elsewhere. */
export function claimDataDir(config: Config): { release(): void } {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return isShared(config) ? { release: () => undefined } : lockDataDir(config.dataDir);
}

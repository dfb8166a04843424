import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { databaseName, filesName } from '#server/core/dataDir.ts';
import { OperatorError } from '#server/core/errors.ts';
import { fileExists, syncToDisk } from '#server/core/files.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { sqliteEngine } from '#server/db/engines/sqlite.ts';
import { deletedUserId } from '#server/db/users/users.ts';
import type { Storage } from '#server/storage/storage.ts';
import { copyFromPostgres, copyToPostgres } from './copyRows.ts';
import { checkBackup } from './restoreBackup.ts';

export async function snapshotPostgres(db: Database, to: string) {
  await (await openDatabase(sqliteEngine(to))).close();
  const copy = new DatabaseSync(to);
  try {
    await copyFromPostgres(db, copy);
    copy.exec('pragma journal_mode = delete');
  } finally {
    copy.close();
  }
}

export async function copyFromStorage(storage: Storage, key: string, to: string) {
  const found = await storage.read(key);
  if (!found) return false;
  await pipeline(Readable.fromWeb(found as never), createWriteStream(to, { mode: 0o600 }));
  await syncToDisk(to);
  return true;
}

interface RestoreOptions {
  source: string;
  dataDir: string;
  postgres: Database | undefined;
  openStorage: (db: Database) => Promise<Storage>;
}

async function refuseData({ postgres, dataDir }: RestoreOptions) {
  if (!postgres) {
    if (!(await fileExists(join(dataDir, databaseName)))) return;
    throw new OperatorError(`${dataDir} holds data already. Set DATA_DIR to an empty folder.`);
  }
  const person = await postgres.query
    .selectFrom('users')
    .select('id')
    .where('id', '!=', deletedUserId)
    .limit(1)
    .executeTakeFirst();
  if (person) {
    throw new OperatorError('The database holds data already. Set DATABASE_URL to that of an empty one.');
  }
}

/** Restores to PostgreSQL, a bucket or both. Rows come last in one transaction. */
export async function restoreRemote(options: RestoreOptions) {
  const { source, dataDir, postgres, openStorage } = options;
  await checkBackup(source);
  await refuseData(options);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const workplace = await mkdtemp(join(dataDir, 'restore-'));
  const path = join(workplace, databaseName);
  try {
    await copyFile(join(source, databaseName), path);
    // Migrates a backup of an older version.
    const db = await openDatabase(sqliteEngine(path));
    const storage = await openStorage(db);
    await db.close();
    const copy = new DatabaseSync(path);
    let files = 0;
    try {
      for (const { id } of copy
        .prepare('select file_id as id from documents union all select id from photos')
        .all()) {
        const bytes = createReadStream(join(source, filesName, String(id)));
        await (await storage.stage(bytes, Number.MAX_SAFE_INTEGER)).store(String(id));
        files += 1;
      }
      if (postgres) await copyToPostgres(copy, postgres);
    } finally {
      copy.close();
    }
    if (!postgres) await rename(path, join(dataDir, databaseName));
    return { files };
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseName, filesName } from '#server/core/dataDir.ts';
import { OperatorError } from '#server/core/errors.ts';
import { fileExists, syncToDisk, undefinedIfMissing } from '#server/core/files.ts';
import { keptSecrets } from '#server/db/secrets.ts';
import { photoPath } from '#server/db/users/photos.ts';

export interface BackupSource {
  /** Writes a consistent snapshot to a SQLite file, while the server keeps running. */
  snapshot(to: string): Promise<void>;
  copyFileTo(key: string, to: string): Promise<boolean>;
}

const cannotLink = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EXDEV', 'EPERM', 'EMLINK'].includes(String(error.code));

// Stored files never change, so a hard link is a copy.
async function linkOrCopy(from: string, to: string) {
  try {
    await link(from, to);
  } catch (error) {
    if (!cannotLink(error)) throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await syncToDisk(to);
  }
}

export async function snapshotSqlite(dataDir: string, to: string) {
  const path = join(dataDir, databaseName);
  if (!(await fileExists(path))) throw new OperatorError(`There is no data in ${dataDir}.`);
  const source = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
}

/** Returns false if the file is missing. */
export async function copyFromFolder(dataDir: string, key: string, to: string) {
  const copied = linkOrCopy(join(dataDir, filesName, key), to).then(() => true);
  return (await copied.catch(undefinedIfMissing)) ?? false;
}

export const folderSource = (dataDir: string): BackupSource => ({
  snapshot: (to) => snapshotSqlite(dataDir, to),
  copyFileTo: (key, to) => copyFromFolder(dataDir, key, to),
});

/** The columns with the keys of stored files. A database before version 17 of the schema keeps a document under its id. */
function keyColumns(database: DatabaseSync) {
  const hasFileIds = database
    .prepare("select 1 from pragma_table_info('documents') where name = 'file_id'")
    .get();
  return [
    ['documents', hasFileIds ? 'file_id' : 'id'],
    ['photos', 'id'],
  ] as const;
}

/** Tables of secrets that act for an account or create one. No version of the database has all of them. */
const secretTables = ['sessions', 'reset_tokens', 'email_tokens', 'calendar_feeds', 'invitations'];

function deleteSecrets(database: DatabaseSync) {
  // SQLite would keep the deleted bytes.
  database.exec('pragma secure_delete = on');
  const kept = keptSecrets.map(() => '?').join(', ');
  database.prepare(`delete from secrets where name not in (${kept})`).run(...keptSecrets);
  const isTable = database.prepare("select 1 from sqlite_schema where type = 'table' and name = ?");
  for (const table of secretTables) if (isTable.get(table)) database.exec(`delete from ${table}`);
  // Keeps two-factor log-in on: after a restore, users need a recovery code.
  if (isTable.get('second_factors')) database.exec("update second_factors set secret = ''");
}

/** A backup made in read-only mode must restore to a writable server. */
function endReadOnly(database: DatabaseSync) {
  const hasSettings = database.prepare("select 1 from sqlite_schema where name = 'settings'").get();
  if (hasSettings) database.exec("delete from settings where name = 'read_only'");
}

/** Copies the files of all rows. If a file was deleted meanwhile, its row is deleted too. */
async function copyFiles(database: DatabaseSync, copyFileTo: BackupSource['copyFileTo'], to: string) {
  let copied = 0;
  for (const [table, column] of keyColumns(database)) {
    for (const row of database.prepare(`select ${column} from ${table}`).all()) {
      const key = String(row[column]);
      if (await copyFileTo(key, join(to, key))) {
        copied += 1;
        continue;
      }
      database.prepare(`delete from ${table} where ${column} = ?`).run(key);
      if (table === 'photos') {
        database.prepare('update users set profile_photo = null where profile_photo = ?').run(photoPath(key));
      }
    }
  }
  return copied;
}

/** Writes a backup to a new folder, with or without a running server. An incomplete one keeps the ending `.part`. */
export async function createBackup({ source, target }: { source: BackupSource; target: string }) {
  if (await fileExists(target)) throw new OperatorError(`${target} is a file.`);
  const existing = await readdir(target)
    .catch(undefinedIfMissing)
    .catch(() => {
      throw new OperatorError(`${target} cannot be read.`);
    });
  if (existing && existing.length > 0) throw new OperatorError(`${target} is not empty.`);
  const part = join(dirname(target), `${basename(target)}.part`);
  await rm(part, { recursive: true, force: true });
  await mkdir(join(part, filesName), { recursive: true, mode: 0o700 });
  await source.snapshot(join(part, databaseName));
  const database = new DatabaseSync(join(part, databaseName));
  let files = 0;
  try {
    const [check] = database.prepare('pragma integrity_check').all();
    if (check?.integrity_check !== 'ok') {
      throw new OperatorError('The database is damaged; nothing was backed up.');
    }
    // A restore must not revive sessions and links that were ended after the backup. A stolen backup must not sign links.
    deleteSecrets(database);
    endReadOnly(database);
    files = await copyFiles(database, source.copyFileTo, join(part, filesName));
  } finally {
    database.close();
  }
  for (const path of [join(part, databaseName), join(part, filesName), part]) await syncToDisk(path);
  // `rmdir` throws if another process has written to the folder.
  await rmdir(target).catch(undefinedIfMissing);
  await rename(part, target);
  await syncToDisk(dirname(target));
  return { files };
}

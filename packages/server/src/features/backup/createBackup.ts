import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { endpointPath, endpoints } from '@settlement-help/contract';
import { databaseName, filesName } from '#server/core/dataDir.ts';
import { OperatorError } from '#server/core/errors.ts';
import { fileExists, syncToDisk, undefinedIfMissing } from '#server/core/files.ts';

/** Where a backup takes from. */
export interface BackupSource {
  /** Writes the database as it is at one moment into a SQLite; the server goes on writing meanwhile. */
  snapshot(to: string): Promise<void>;
  /** Writes a file, or returns false where it is gone. */
  copyFileTo(key: string, to: string): Promise<boolean>;
}

function snapshot(from: string, to: string) {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
}

const cannotLink = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EXDEV', 'EPERM', 'EMLINK'].includes(String(error.code));

// A file is never changed once it is there, so a second name for it is as good as a copy, and takes no space.
async function linkOrCopy(from: string, to: string) {
  try {
    await link(from, to);
  } catch (error) {
    if (!cannotLink(error)) throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await syncToDisk(to);
  }
  return true;
}

/** The database of a data folder. */
export async function snapshotFolder(dataDir: string, to: string) {
  if (!(await fileExists(join(dataDir, databaseName))))
    throw new OperatorError(`There is no data in ${dataDir}.`);
  snapshot(join(dataDir, databaseName), to);
}

// Not checked first, because it may be deleted at any moment.
export const copyFromFolder = async (dataDir: string, key: string, to: string) =>
  (await linkOrCopy(join(dataDir, filesName, key), to).catch(undefinedIfMissing)) ?? false;

/** A data folder with all that there is. */
export const folderSource = (dataDir: string): BackupSource => ({
  snapshot: (to) => snapshotFolder(dataDir, to),
  copyFileTo: (key, to) => copyFromFolder(dataDir, key, to),
});

/** Takes the files of the snapshot's rows along. A file that is gone was deleted since, and so its row goes too. */
async function copyFiles(database: DatabaseSync, copyFileTo: BackupSource['copyFileTo'], to: string) {
  let taken = 0;
  for (const table of ['documents', 'photos'] as const) {
    for (const { id } of database.prepare(`select id from ${table}`).all()) {
      const key = String(id);
      if (await copyFileTo(key, join(to, key))) {
        taken += 1;
        continue;
      }
      database.prepare(`delete from ${table} where id = ?`).run(key);
      const address = endpointPath(endpoints.getPhoto, { params: { id: key } });
      database.prepare('update users set profile_photo = null where profile_photo = ?').run(address);
    }
  }
  return taken;
}

function check(database: DatabaseSync) {
  const [result] = database.prepare('pragma integrity_check').all();
  if (result?.integrity_check !== 'ok')
    throw new OperatorError('The database is damaged; nothing was backed up.');
}

/**
 * Writes a backup into a new folder, whether a server runs or not. Under its final name it is whole: what breaks off
 * keeps the ending `.part`.
 */
export async function createBackup({ source, target }: { source: BackupSource; target: string }) {
  if (await fileExists(target)) throw new OperatorError(`${target} is a file.`);
  if ((await readdir(target).catch(() => [])).length > 0) throw new OperatorError(`${target} is not empty.`);
  const part = join(dirname(target), `${basename(target)}.part`);
  await rm(part, { recursive: true, force: true });
  await mkdir(join(part, filesName), { recursive: true, mode: 0o700 });
  await source.snapshot(join(part, databaseName));
  const database = new DatabaseSync(join(part, databaseName));
  let files = 0;
  try {
    check(database);
    // A restored backup must not revive sessions that ended since.
    database.exec('delete from sessions; delete from reset_tokens');
    files = await copyFiles(database, source.copyFileTo, join(part, filesName));
  } finally {
    database.close();
  }
  for (const path of [join(part, databaseName), join(part, filesName), part]) await syncToDisk(path);
  // Refuses where somebody has put a file into it meanwhile.
  await rmdir(target).catch(undefinedIfMissing);
  await rename(part, target);
  await syncToDisk(dirname(target));
  return { files };
}

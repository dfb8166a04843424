import { constants } from 'node:fs';
import { copyFile, cp, lchown, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseName, filesName } from '#server/core/dataDir.ts';
import { OperatorError } from '#server/core/errors.ts';
import { fileExists, syncToDisk } from '#server/core/files.ts';
import { lockDataDir } from '#server/db/engines/dataDirLock.ts';

interface RestoreOptions {
  source: string;
  dataDir: string;
  /** Existing data is moved to this folder; undefined refuses existing data. */
  aside: string | undefined;
}

/** Includes a write-ahead log without database, which SQLite would apply to the restored file. */
async function listData(dataDir: string) {
  const names = await readdir(dataDir);
  return names.filter((name) => name.startsWith(databaseName) || name === filesName);
}

export async function checkBackup(source: string) {
  if (!(await fileExists(join(source, databaseName))))
    throw new OperatorError(`There is no backup in ${source}.`);
  if (await fileExists(join(source, `${databaseName}-wal`))) {
    throw new OperatorError(
      `${source} is no backup but data of a server that was not stopped. Set DATA_DIR to it.`,
    );
  }
}

/** Files restored by root belong to the owner of the folder. */
async function fixOwnership(dataDir: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  const files = join(dataDir, filesName);
  for (const folder of [dataDir, files]) {
    for (const name of await readdir(folder)) await lchown(join(folder, name), uid, gid);
  }
}

/** Restores into a data folder. The database file comes last, by a rename. */
export async function restoreBackup({ source, dataDir, aside }: RestoreOptions) {
  await checkBackup(source);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDataDir(dataDir);
  try {
    const before = await listData(dataDir);
    if (aside !== undefined) {
      await mkdir(aside, { recursive: true, mode: 0o700 });
      for (const name of before) await rename(join(dataDir, name), join(aside, name));
    } else if (before.length > 0) {
      throw new OperatorError(
        `${dataDir} holds data already. Add --replace to move it aside, or set DATA_DIR.`,
      );
    }
    const files = join(dataDir, filesName);
    await cp(join(source, filesName), files, { recursive: true, mode: constants.COPYFILE_FICLONE });
    for (const name of await readdir(files)) await syncToDisk(join(files, name));
    await syncToDisk(files);
    const part = join(dataDir, 'restored.part');
    await copyFile(join(source, databaseName), part, constants.COPYFILE_FICLONE);
    await syncToDisk(part);
    await fixOwnership(dataDir);
    await rename(part, join(dataDir, databaseName));
    await syncToDisk(dataDir);
    return { files: (await readdir(files)).length };
  } finally {
    lock.release();
  }
}

import { constants } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '#server/command.ts';
import { lockDataDir } from '#server/db/dataDirLock.ts';
import { databaseName, filesName, hasFile, sync } from './layout.ts';

interface RestoreOptions {
  source: string;
  dataDir: string;
  /** Where data that stands there already goes; without it such a folder is refused. */
  aside: string | undefined;
}

/** Moves the data that is there out of the way, the log of the database with it: it would be read into the next one. */
async function moveAside(dataDir: string, aside: string) {
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const names = await readdir(dataDir);
  for (const name of names.filter((name) => name.startsWith(databaseName) || name === filesName)) {
    await rename(join(dataDir, name), join(aside, name));
  }
}

/** Fills a data folder from a backup. The database comes last and at once, so a start in between finds none or all. */
export async function restoreBackup({ source, dataDir, aside }: RestoreOptions) {
  if (!(await hasFile(join(source, databaseName))))
    throw new CommandError(`There is no backup in ${source}.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDataDir(dataDir);
  try {
    const isTaken = await hasFile(join(dataDir, databaseName));
    if (isTaken && aside === undefined) {
      throw new CommandError(
        `${dataDir} holds data already. Add --replace to move it aside, or set DATA_DIR.`,
      );
    }
    if (aside !== undefined) await moveAside(dataDir, aside);
    const files = join(dataDir, filesName);
    await rm(files, { recursive: true, force: true });
    await cp(join(source, filesName), files, { recursive: true, mode: constants.COPYFILE_FICLONE });
    for (const name of await readdir(files)) await sync(join(files, name));
    await sync(files);
    const part = join(dataDir, 'restored.part');
    await copyFile(join(source, databaseName), part, constants.COPYFILE_FICLONE);
    await sync(part);
    await rename(part, join(dataDir, databaseName));
    await sync(dataDir);
    return { files: (await readdir(files)).length };
  } finally {
    lock.release();
  }
}

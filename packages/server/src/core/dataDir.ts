import { open, stat } from 'node:fs/promises';

/** The names within a data folder and within a backup of it. */
export const databaseName = 'settlement-help.db';
export const filesName = 'files';
/** Takes uploads in before they go to a bucket. */
export const stagingName = 'staging';

export const hasFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** Waits until a file or folder is on the disk. */
export async function sync(path: string) {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { open, stat } from 'node:fs/promises';

/** Turns the error of a missing file into undefined; throws every other one. */
export const undefinedIfMissing = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

export const fileExists = async (path: string) =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** Waits until a file or folder is on the disk; a rename is there once its folder is. */
export async function syncToDisk(path: string) {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

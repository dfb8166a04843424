import { open, stat } from 'node:fs/promises';

/** For `.catch()`: returns undefined if a file does not exist, else throws. */
export const undefinedIfMissing = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

export const fileExists = async (path: string) =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** Flushes a file or folder to the disk; a rename needs its folder flushed. */
export async function syncToDisk(path: string) {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import type { Logger } from '#server/core/log.ts';
import type { Storage } from './storage.ts';

/** Deletes the files of rows that are gone. The cleanup deletes those that are left. */
export async function deleteFiles(
  { storage, log }: { storage: Pick<Storage, 'delete'>; log: Pick<Logger, 'warn'> },
  keys: readonly string[],
) {
  for (const key of keys) {
    await storage.delete(key).catch((error: unknown) => log.warn('a file is left to the sweep', { error }));
  }
}

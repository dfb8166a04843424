import { ServiceUnavailableError } from '#server/core/errors.ts';
import type { Storage } from './storage.ts';

/** Writes the row of a stored file, and deletes the file if no row was written. */
export async function insertFileRow<Row>(
  storage: Pick<Storage, 'delete'>,
  key: string,
  write: () => Promise<Row>,
  keyOf: (row: Row) => string,
) {
  try {
    const row = await write();
    // It may be the one of an earlier upload with the same idempotency key.
    if (keyOf(row) !== key) await storage.delete(key);
    return row;
  } catch (error) {
    // A lost connection leaves open whether the row was written; if not, the sweep deletes the file.
    if (!(error instanceof ServiceUnavailableError)) await storage.delete(key);
    throw error;
  }
}

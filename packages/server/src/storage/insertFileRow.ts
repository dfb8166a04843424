import { ServiceUnavailableError } from '#server/core/errors.ts';
import type { Storage } from './storage.ts';

/** Inserts the row of a stored file. Deletes the file if this fails. */
export async function insertFileRow<Row>(
  storage: Pick<Storage, 'delete'>,
  key: string,
  write: () => Promise<Row>,
  keyOf: (row: Row) => string,
) {
  try {
    const row = await write();
    // An earlier upload with the same idempotency key has its own file.
    if (keyOf(row) !== key) await storage.delete(key);
    return row;
  } catch (error) {
    // After a lost connection the row may exist; the cleanup decides.
    if (!(error instanceof ServiceUnavailableError)) await storage.delete(key);
    throw error;
  }
}

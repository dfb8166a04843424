import { ServiceUnavailableError } from '#server/core/errors.ts';
import type { Storage } from './storage.ts';

/** Writes the row of bytes that were kept under this key, and deletes them where no row came to be theirs. */
export async function writeRow<Row>(
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
    // Whether a database that went away has written the row nobody knows; if not, the sweep finds the bytes.
    if (!(error instanceof ServiceUnavailableError)) await storage.delete(key);
    throw error;
  }
}

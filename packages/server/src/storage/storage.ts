import type { Readable } from 'node:stream';

/** An uploaded file that is not stored yet. */
export interface StagedFile {
  /** The path of the temporary file. */
  path: string;
  size: number;
  sha256: string;
  /** Stores the file under a key, synced to the disk. */
  store(key: string): Promise<void>;
  /** Deletes the temporary file, unless it was stored. */
  discard(): Promise<void>;
}

/** Stores the files of documents and photos. */
export interface Storage {
  /** Writes a stream of at most `maxBytes` to a temporary file; throws `FileTooLargeError` after reading it to its end. */
  stage(source: Readable, maxBytes: number): Promise<StagedFile>;
  /** Reads the file of a key, or returns undefined. */
  read(key: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Deletes a file whose row is gone; if the storage is unavailable, the next sweep does. */
  delete(key: string): Promise<void>;
  /** Deletes temporary files, and files without a row, that are older than `before`. */
  sweep(before: Date, findOrphans: (keys: string[]) => Promise<Set<string>>): Promise<number>;
  /** Deletes only the temporary files, which lie on this machine even with a bucket. */
  sweepStaged(before: Date): Promise<number>;
}

/** Whether a key is a plain file name. */
export const isKey = (name: string) => /^[\w-]{1,64}$/.test(name);

/** Returns a valid key, or throws. */
export function checkKey(key: string) {
  if (!isKey(key)) throw new Error('Not a storage key');
  return key;
}

export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

import type { Readable } from 'node:stream';

export interface StagedFile {
  path: string;
  size: number;
  sha256: string;
  store(key: string): Promise<void>;
  discard(): Promise<void>;
}

export interface Storage {
  /** Writes a stream to a temporary file. Throws `FileTooLargeError` after reading it completely. */
  stage(source: Readable, maxBytes: number): Promise<StagedFile>;
  read(key: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Deletes a file without a row. If the storage is unavailable, the next cleanup does. */
  delete(key: string): Promise<void>;
  /** Deletes temporary files and files without a row older than `before`; returns how many. */
  sweep(before: Date, findOrphans: (keys: string[]) => Promise<Set<string>>): Promise<number>;
  sweepStaged(before: Date): Promise<number>;
}

export const isKey = (name: string) => /^[\w-]{1,64}$/.test(name);

export function checkKey(key: string) {
  if (!isKey(key)) throw new Error('Not a storage key');
  return key;
}

export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

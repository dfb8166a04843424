import type { Readable } from 'node:stream';

/** Bytes that were taken in, but that nobody can read yet. */
export interface StagedFile {
  /** Where to look at the bytes. */
  path: string;
  size: number;
  sha256: string;
  /** Makes the bytes last under a key; when it returns, they outlive a power cut. */
  keep(key: string): Promise<void>;
  /** Throws the bytes away, unless they were kept. */
  discard(): Promise<void>;
}

/** Where the bytes of documents and photos lie. */
export interface Storage {
  /** Takes in a stream of at most `maxBytes`; throws `FileTooLargeError`, having read it to its end. */
  stage(source: Readable, maxBytes: number): Promise<StagedFile>;
  /** The bytes of a key, or undefined if there are none. */
  read(key: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Deletes bytes that no row knows any more. Those of a storage that is away are left to the next sweep. */
  delete(key: string): Promise<void>;
  /** Deletes what was left behind before `before`: staged bytes, and those keys that no row knows. */
  sweep(before: Date, findOrphans: (keys: string[]) => Promise<Set<string>>): Promise<number>;
  /** Of these the staged bytes alone, which lie on this machine even where the keys are shared. */
  sweepStaged(before: Date): Promise<number>;
}

/** Whether bytes may go by that name: it leads nowhere else. */
export const isKey = (name: string) => /^[\w-]{1,64}$/.test(name);

/** The key itself, if it is one. */
export function checkKey(key: string) {
  if (!isKey(key)) throw new Error('Not a storage key');
  return key;
}

export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

import { parse } from 'node:path';
import { makeZip } from 'client-zip';
import { fitFileName } from './fileNames.ts';
import type { Storage } from './storage.ts';

export interface ZipEntry {
  name: string;
  input: string | AsyncIterable<Uint8Array>;
  lastModified: Date | string;
}

/** Names files uniquely, also on case-insensitive file systems. */
export function createUniqueNames() {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (wanted: string) => {
    const { name, ext } = parse(wanted);
    let free = wanted;
    while (taken.has(free.toLowerCase())) {
      const count = (counts.get(wanted) ?? 1) + 1;
      counts.set(wanted, count);
      const suffix = ` (${count})${ext}`;
      free = fitFileName(`${name}${suffix}`, suffix);
    }
    taken.add(free.toLowerCase());
    return free;
  };
}

/** Yields one entry with the bytes of a stored file, or none if the file was deleted meanwhile. */
export async function* readZipEntry(
  storage: Pick<Storage, 'read'>,
  key: string,
  entry: Omit<ZipEntry, 'input'>,
): AsyncGenerator<ZipEntry> {
  const stream = await storage.read(key);
  if (!stream) return;
  const chunks = stream.values();
  try {
    yield { ...entry, input: { [Symbol.asyncIterator]: () => chunks } };
  } finally {
    // Closes the file if the download is aborted.
    await chunks.return?.();
  }
}

/** Reads each entry only when the one before it was sent, so memory does not grow with the archive. */
export function streamZip(entries: AsyncGenerator<ZipEntry>): ReadableStream<Uint8Array> {
  // An aborted download throws into the source, which is not an error.
  const source = { next: () => entries.next(), throw: () => entries.return(undefined) };
  return makeZip({ [Symbol.asyncIterator]: () => source });
}

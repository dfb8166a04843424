import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Returns the first bytes of the file, at most `length`. */
export async function readStart(path: string, length: number) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Checks whether the file contains one of the byte sequences after the offset. Reads in chunks to save memory. */
export async function contains(path: string, wanted: readonly Buffer[], start = 0) {
  const overlap = Math.max(...wanted.map(({ length }) => length)) - 1;
  let end = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { start }) as AsyncIterable<Buffer>) {
    const piece = Buffer.concat([end, chunk]);
    if (wanted.some((one) => piece.includes(one))) return true;
    // The match may cross two chunks.
    end = piece.subarray(Math.max(0, piece.length - overlap));
  }
  return false;
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { type FileHandle, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FileTooLargeError, type StagedFile, type Storage } from './storage.ts';

const keyPattern = /^[\w-]{1,64}$/;

// A rename lasts only once the folder itself is on the disk.
async function syncFolder(path: string) {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const ifMissing = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

async function copy(source: Readable, target: FileHandle, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    // What is too much is still read to its end: the sender hears of the refusal only after sending.
    if (size > maxBytes) continue;
    hash.update(chunk);
    await target.writeFile(chunk);
  }
  if (size > maxBytes) throw new FileTooLargeError(`More than ${maxBytes} bytes`);
  await target.sync();
  return { size, sha256: hash.digest('hex') };
}

/** Storage in a folder of this machine. A file is named by its key alone, never by what a person called it. */
export function createLocalFiles(folder: string): Storage {
  const staging = join(folder, 'tmp');
  mkdirSync(staging, { recursive: true, mode: 0o700 });

  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('Not a storage key');
    return join(folder, key);
  };

  const stage = async (source: Readable, maxBytes: number): Promise<StagedFile> => {
    const path = join(staging, randomUUID());
    const discard = () => rm(path, { force: true });
    const file = await open(path, 'wx', 0o600);
    try {
      const copied = await copy(source, file, maxBytes);
      const keep = async (key: string) => {
        await rename(path, pathOf(key));
        await syncFolder(folder);
      };
      return { path, ...copied, keep, discard };
    } catch (error) {
      await discard();
      throw error;
    } finally {
      await file.close();
    }
  };

  const read = async (key: string) => {
    const file = await open(pathOf(key), 'r').catch(ifMissing);
    return file && (Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>);
  };

  const sweepFolder = async (path: string, before: Date, isWanted: (name: string) => Promise<boolean>) => {
    let swept = 0;
    for await (const entry of await opendir(path)) {
      const file = join(path, entry.name);
      if (!entry.isFile() || (await isWanted(entry.name))) continue;
      const found = await stat(file).catch(ifMissing);
      if (!found || found.mtime >= before) continue;
      await rm(file, { force: true });
      swept += 1;
    }
    return swept;
  };

  return {
    stage,
    read,
    delete: (key) => rm(pathOf(key), { force: true }),
    sweep: async (before, isKnown) =>
      (await sweepFolder(staging, before, async () => false)) + (await sweepFolder(folder, before, isKnown)),
  };
}

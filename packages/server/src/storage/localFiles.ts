import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createStaging, ifMissing, sweepFolder } from './staging.ts';
import { checkKey, type Storage } from './storage.ts';

// A rename lasts only once the folder itself is on the disk.
async function syncFolder(path: string) {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Storage in a folder of this machine. A file is named by its key alone, never by what a person called it. */
export function createLocalFiles(folder: string): Storage {
  const staging = createStaging(join(folder, 'tmp'));
  const pathOf = (key: string) => join(folder, checkKey(key));

  return {
    stage: async (source, maxBytes) => {
      const staged = await staging.take(source, maxBytes);
      const keep = async (key: string) => {
        await rename(staged.path, pathOf(key));
        await syncFolder(folder);
      };
      return { ...staged, keep };
    },
    read: async (key) => {
      const file = await open(pathOf(key), 'r').catch(ifMissing);
      return file && (Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>);
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    sweep: async (before, findOrphans) =>
      (await staging.sweep(before)) + (await sweepFolder(folder, before, findOrphans)),
    sweepStaged: staging.sweep,
  };
}

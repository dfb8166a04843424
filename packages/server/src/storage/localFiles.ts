import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { OperatorError } from '#server/core/errors.ts';
import { syncToDisk, undefinedIfMissing } from '#server/core/files.ts';
import { createStaging, sweepFolder } from './staging.ts';
import { checkKey, isKey, type Storage } from './storage.ts';

export function createLocalFiles(folder: string): Storage {
  const staging = createStaging(join(folder, 'tmp'));
  const pathOf = (key: string) => join(folder, checkKey(key));

  return {
    stage: async (source, maxBytes) => {
      const staged = await staging.take(source, maxBytes);
      const store = async (key: string) => {
        await rename(staged.path, pathOf(key));
        await syncToDisk(folder);
      };
      return { ...staged, store };
    },
    read: async (key) => {
      const file = await open(pathOf(key), 'r').catch(undefinedIfMissing);
      return file && (Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>);
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    sweep: async (before, findOrphans) =>
      (await staging.sweep(before)) +
      (await sweepFolder(folder, before, (names) => findOrphans(names.filter(isKey)))),
    sweepStaged: staging.sweep,
  };
}

// Not a valid key, so the cleanup keeps it.
const ownerFile = '.owner';

/** Marks the folder as belonging to a database, because a cleanup for another one would delete every file. */
async function claimFolder(folder: string, owner: string) {
  const path = join(folder, ownerFile);
  const before = await readFile(path, 'utf8').catch(undefinedIfMissing);
  if (before && before !== owner) {
    throw new OperatorError(
      `${folder} holds the files of another database. Bring that one back, or set DATA_DIR.`,
    );
  }
  if (before) return;
  await writeFile(`${path}.part`, owner, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

export async function openLocalFiles(folder: string, owner: string): Promise<Storage> {
  const storage = createLocalFiles(folder);
  await claimFolder(folder, owner);
  return storage;
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { type FileHandle, open, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { undefinedIfMissing } from '#server/core/files.ts';
import { FileTooLargeError, type StagedFile } from './storage.ts';

async function copy(source: Readable, target: FileHandle, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    // Clients read the response only after sending everything.
    if (size > maxBytes) continue;
    hash.update(chunk);
    await target.writeFile(chunk);
  }
  if (size > maxBytes) throw new FileTooLargeError(`More than ${maxBytes} bytes`);
  await target.sync();
  return { size, sha256: hash.digest('hex') };
}

export function createStaging(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  const take = async (source: Readable, maxBytes: number): Promise<Omit<StagedFile, 'store'>> => {
    const path = join(folder, randomUUID());
    const discard = () => rm(path, { force: true });
    const file = await open(path, 'wx', 0o600);
    try {
      return { path, ...(await copy(source, file, maxBytes)), discard };
    } catch (error) {
      await discard();
      throw error;
    } finally {
      await file.close();
    }
  };

  return { take, sweep: (before: Date) => sweepFolder(folder, before, async (names) => new Set(names)) };
}

const batchSize = 1000;

/** Deletes unwanted files older than `before`; returns how many. */
export async function sweepFolder(
  folder: string,
  before: Date,
  findUnwanted: (names: string[]) => Promise<Set<string>>,
) {
  let swept = 0;
  const sweepNames = async (names: string[]) => {
    for (const name of await findUnwanted(names)) {
      const file = join(folder, name);
      const found = await stat(file).catch(undefinedIfMissing);
      if (!found || found.mtime >= before) continue;
      await rm(file, { force: true });
      swept += 1;
    }
  };
  let names: string[] = [];
  for await (const entry of await opendir(folder)) {
    if (entry.isFile()) names.push(entry.name);
    if (names.length < batchSize) continue;
    await sweepNames(names);
    names = [];
  }
  await sweepNames(names);
  return swept;
}

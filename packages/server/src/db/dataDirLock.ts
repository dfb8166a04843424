import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite.ts';

/** Another process owns the data folder. */
export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';

  constructor(dataDir: string, owner: string) {
    super(`${dataDir} is in use by another server, process ${owner}. Stop that one first, or set DATA_DIR.`);
  }
}

function readOwner(pidFile: string) {
  try {
    return readFileSync(pidFile, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * Makes this process the owner of a data folder until it ends, however it ends. The lock is one of the
 * operating system's, taken through SQLite because Node offers none itself: it goes with its process, so a
 * dead owner never stands in the way, and a number that another process got later never passes for the owner.
 * The file with the number only tells people whom to look for.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  const pidFile = join(dataDir, 'server.pid');
  const database = new DatabaseSync(join(dataDir, 'lock.db'), { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new DataDirLockedError(dataDir, readOwner(pidFile)) : error;
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return { release: () => database.close() };
}

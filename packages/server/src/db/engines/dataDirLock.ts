import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '#server/core/errors.ts';
import { isBusy } from './sqlite.ts';

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
    if (!isBusy(error)) throw error;
    throw new OperatorError(
      `${dataDir} is in use by another server, process ${readOwner(pidFile)}. Stop that one first, or set DATA_DIR.`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return { release: () => database.close() };
}

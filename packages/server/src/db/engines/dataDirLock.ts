import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '#server/core/errors.ts';
import { isBusy } from './sqliteErrors.ts';

function readOwner(pidFile: string) {
  try {
    return readFileSync(pidFile, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Locks a data folder with SQLite's file lock, which the operating system releases when the process ends. */
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

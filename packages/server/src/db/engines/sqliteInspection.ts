import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { undefinedIfMissing } from '#server/core/files.ts';
import type { Inspection } from '../database.ts';

// A worker, because a check of a large file takes seconds, and `node:sqlite` would block all requests meanwhile.
const checkFile = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData, { readOnly: true, timeout: 5000 });
  const rows = database.prepare('pragma quick_check(3)').all();
  database.close();
  parentPort.postMessage(rows.map((row) => row.quick_check).join(', '));`;

/** Inspects a SQLite file. The check includes the full-text index. */
export const sqliteInspection = (path: string): Inspection => ({
  readSize: async () => {
    const sizes = await Promise.all(
      [path, `${path}-wal`].map(async (file) => (await stat(file).catch(undefinedIfMissing))?.size ?? 0),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  },
  findDamage: async () => {
    const worker = new Worker(checkFile, { eval: true, workerData: path });
    const [result] = (await once(worker, 'message')) as [string];
    return result === 'ok' ? undefined : result;
  },
});

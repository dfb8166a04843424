import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, loadEnvironment, readConfig } from '#server/core/config.ts';
import { OperatorError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { restoreRemote } from '#server/features/backup/remote.ts';
import { restoreBackup } from '#server/features/backup/restoreBackup.ts';
import { readArguments, runCommand } from './support/command.ts';
import { claimDataDir, connectDatabase, connectStorage } from './support/connect.ts';

const options = { replace: { type: 'boolean', default: false } } as const;

async function restoreThere(config: Config, source: string) {
  const { dataDir, databaseUrl } = config;
  const lock = claimDataDir(config);
  const postgres = databaseUrl ? await connectDatabase(config) : undefined;
  try {
    const openStorage = (db: Database) => connectStorage(config, db);
    return await restoreRemote({ source, dataDir, postgres, openStorage });
  } finally {
    await postgres?.close();
    lock.release();
  }
}

runCommand(async () => {
  const { folder, replace } = readArguments('Usage: pnpm restore FOLDER [--replace]', () => {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [folder] = positionals;
    return folder !== undefined && positionals.length === 1 ? { folder, ...values } : undefined;
  });
  const config = readConfig(loadEnvironment());
  const { dataDir, databaseUrl, bucket } = config;
  const source = resolve(folder);
  if (databaseUrl !== undefined || bucket !== undefined) {
    if (replace) {
      throw new OperatorError('--replace is for a data folder. Name an empty database and an empty bucket.');
    }
    const { files } = await restoreThere(config, source);
    return `Restored from ${source}: the database and ${files} files.`;
  }
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const aside = replace ? join(dataDir, `before-restore-${stamp}`) : undefined;
  const { files } = await restoreBackup({ source, dataDir, aside });
  const kept = aside ? ` What was there is in ${aside}.` : '';
  return `Restored ${dataDir} from ${source}: the database and ${files} files.${kept}`;
});

import { resolve } from 'node:path';
import { type Config, loadEnvironment, readConfig } from '#server/core/config.ts';
import {
  type BackupSource,
  copyFromFolder,
  createBackup,
  folderSource,
  snapshotSqlite,
} from '#server/features/backup/createBackup.ts';
import { copyFromStorage, snapshotPostgres } from '#server/features/backup/remote.ts';
import { readOneArgument, runCommand } from './support/command.ts';
import { connectStorage, withExistingDatabase } from './support/connect.ts';

const backUpRemote = (config: Config, target: string) =>
  withExistingDatabase(config, async (db) => {
    const { databaseUrl, bucket, dataDir } = config;
    const storage = bucket && (await connectStorage(config, db));
    const source: BackupSource = {
      snapshot: (to) => (databaseUrl ? snapshotPostgres(db, to) : snapshotSqlite(dataDir, to)),
      copyFileTo: (key, to) =>
        storage ? copyFromStorage(storage, key, to) : copyFromFolder(dataDir, key, to),
    };
    return createBackup({ source, target });
  });

runCommand(async () => {
  const folder = readOneArgument('Usage: pnpm backup FOLDER');
  const config = readConfig(loadEnvironment());
  const { dataDir, databaseUrl, bucket } = config;
  const target = resolve(folder);
  const isElsewhere = databaseUrl !== undefined || bucket !== undefined;
  const { files } = isElsewhere
    ? await backUpRemote(config, target)
    : await createBackup({ source: folderSource(dataDir), target });
  const from = isElsewhere ? '' : `${dataDir} `;
  return `Backed up ${from}to ${target}: the database and ${files} files.`;
});

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { createBackup } from '#server/features/backup/createBackup.ts';
import { refuseElsewhere } from '#server/features/backup/elsewhere.ts';
import { readArguments, runCommand } from './command.ts';

runCommand(async () => {
  const folder = readArguments('Usage: pnpm backup FOLDER', () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    return positionals.length === 1 ? positionals[0] : undefined;
  });
  const config = readConfig(loadEnvironment());
  refuseElsewhere(config);
  const { dataDir } = config;
  const target = resolve(folder);
  const { files } = await createBackup({ dataDir, target });
  return `Backed up ${dataDir} to ${target}: the database and ${files} files.`;
});

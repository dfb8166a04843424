import { resolve } from 'node:path';
import { createBackup } from './backups/createBackup.ts';
import { runCommand } from './backups/runCommand.ts';

runCommand('Usage: pnpm backup FOLDER', async ({ dataDir, folder }) => {
  const target = resolve(folder);
  const { files } = await createBackup({ dataDir, target });
  return `Backed up ${dataDir} to ${target}: the database and ${files} files.`;
});

import { join, resolve } from 'node:path';
import { restoreBackup } from './backups/restoreBackup.ts';
import { runCommand } from './backups/runCommand.ts';

runCommand('Usage: pnpm restore FOLDER [--replace]', async ({ dataDir, folder, replace }) => {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const aside = replace ? join(dataDir, `before-restore-${stamp}`) : undefined;
  const { files } = await restoreBackup({ source: resolve(folder), dataDir, aside });
  const kept = aside ? ` What was there is in ${aside}.` : '';
  return `Restored ${dataDir} from ${resolve(folder)}: the database and ${files} files.${kept}`;
});

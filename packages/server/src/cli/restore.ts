import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { refuseElsewhere } from '#server/features/backup/elsewhere.ts';
import { restoreBackup } from '#server/features/backup/restoreBackup.ts';
import { readArguments, runCommand } from './command.ts';

const options = { replace: { type: 'boolean', default: false } } as const;

runCommand(async () => {
  const { folder, replace } = readArguments('Usage: pnpm restore FOLDER [--replace]', () => {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [folder] = positionals;
    return folder !== undefined && positionals.length === 1 ? { folder, ...values } : undefined;
  });
  const config = readConfig(loadEnvironment());
  refuseElsewhere(config);
  const { dataDir } = config;
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const aside = replace ? join(dataDir, `before-restore-${stamp}`) : undefined;
  const { files } = await restoreBackup({ source: resolve(folder), dataDir, aside });
  const kept = aside ? ` What was there is in ${aside}.` : '';
  return `Restored ${dataDir} from ${resolve(folder)}: the database and ${files} files.${kept}`;
});

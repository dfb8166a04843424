import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { readArguments, runCommand } from './command.ts';
import { claimDataDir, connectDatabase } from './connect.ts';

runCommand(async () => {
  readArguments('Usage: pnpm migrate', () => process.argv.length === 2 || undefined);
  const config = readConfig(loadEnvironment());
  const lock = config.databaseUrl ? undefined : claimDataDir(config);
  await (await connectDatabase(config)).close();
  lock?.release();
  return 'The database has every table that this version needs.';
});

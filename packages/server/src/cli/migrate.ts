import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { readArguments, runCommand } from './command.ts';
import { connectDatabase, takeDataDir } from './connect.ts';

runCommand(async () => {
  readArguments('Usage: pnpm migrate', () => process.argv.length === 2 || undefined);
  const config = readConfig(loadEnvironment());
  const lock = config.databaseUrl ? undefined : takeDataDir(config);
  await (await connectDatabase(config)).close();
  lock?.release();
  return 'The database has every table that this version needs.';
});

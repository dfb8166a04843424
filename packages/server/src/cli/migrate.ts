import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { refuseArguments, runCommand } from './support/command.ts';
import { claimDataDir, connectDatabase } from './support/connect.ts';

runCommand(async () => {
  refuseArguments('Usage: pnpm migrate');
  const config = readConfig(loadEnvironment());
  const lock = config.databaseUrl ? undefined : claimDataDir(config);
  await (await connectDatabase(config)).close();
  lock?.release();
  return 'The database has every table that this version needs.';
});

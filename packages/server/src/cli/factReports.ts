import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { listReports } from '#server/features/factReports/listReports.ts';
import { refuseArguments, runCommand } from './support/command.ts';
import { withExistingDatabase } from './support/connect.ts';

runCommand(async () => {
  refuseArguments('Usage: pnpm fact-reports');
  return withExistingDatabase(readConfig(loadEnvironment()), listReports);
});

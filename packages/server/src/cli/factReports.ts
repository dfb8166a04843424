import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { listReports } from '#server/features/factReports/listReports.ts';
import { runCommand } from './command.ts';
import { withExistingDatabase } from './connect.ts';

runCommand(() => withExistingDatabase(readConfig(loadEnvironment()), listReports));

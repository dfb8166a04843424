import { join } from 'node:path';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { databaseName, hasFile } from '#server/core/dataDir.ts';
import { OperatorError } from '#server/core/errors.ts';
import { listReports } from '#server/features/factReports/listReports.ts';
import { runCommand } from './command.ts';
import { connectDatabase } from './connect.ts';

runCommand(async () => {
  const config = readConfig(loadEnvironment());
  const { databaseUrl, dataDir } = config;
  // Opening it would make one.
  if (!databaseUrl && !(await hasFile(join(dataDir, databaseName)))) {
    throw new OperatorError(`There is no data in ${dataDir}.`);
  }
  // The folder stays with the server that owns it: SQLite lets the two take turns.
  const db = await connectDatabase(config, { migrates: false });
  try {
    return await listReports(db);
  } finally {
    await db.close();
  }
});

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { databaseName, hasFile } from '#server/core/dataDir.ts';
import { OperatorError } from '#server/core/errors.ts';
import { findUserByEmail } from '#server/db/users.ts';
import { endSessions } from '#server/features/auth/sessions.ts';
import { readArguments, runCommand } from './command.ts';
import { connectDatabase } from './connect.ts';

runCommand(async () => {
  const email = readArguments('Usage: pnpm end-sessions EMAIL', () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    return positionals.length === 1 ? positionals[0] : undefined;
  });
  const config = readConfig(loadEnvironment());
  const { databaseUrl, dataDir } = config;
  // Opening it would make one.
  if (!databaseUrl && !(await hasFile(join(dataDir, databaseName)))) {
    throw new OperatorError(`There is no data in ${dataDir}.`);
  }
  // The folder stays with the server that owns it: SQLite lets the two take turns.
  const db = await connectDatabase(config, { migrates: false });
  try {
    const user = await findUserByEmail(db.query, email);
    if (!user) throw new OperatorError(`Nobody has an account with ${email}.`);
    const ended = await endSessions(db.query, user.id);
    return `Ended ${ended} ${ended === 1 ? 'session' : 'sessions'} of ${user.email}.`;
  } finally {
    await db.close();
  }
});

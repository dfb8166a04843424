import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { requireUserByEmail } from '#server/db/users.ts';
import { endSessions } from '#server/features/auth/sessions.ts';
import { readOneArgument, runCommand } from './command.ts';
import { withExistingDatabase } from './connect.ts';

runCommand(async () => {
  const email = readOneArgument('Usage: pnpm end-sessions EMAIL');
  return withExistingDatabase(readConfig(loadEnvironment()), async (db) => {
    const user = await requireUserByEmail(db.query, email);
    const ended = await endSessions(db.query, user.id);
    return `Ended ${ended} ${ended === 1 ? 'session' : 'sessions'} of ${user.email}.`;
  });
});

import { systemClock } from '#server/core/clock.ts';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { plural } from '#server/core/plural.ts';
import { requireUserByEmail } from '#server/db/users/users.ts';
import { recoverAccount } from '#server/features/auth/recoverAccount.ts';
import { queueSecurityEmail } from '#server/features/emails/queueSecurityEmail.ts';
import { readOneArgument, runCommand } from './support/command.ts';
import { withExistingDatabase } from './support/connect.ts';

runCommand(async () => {
  const email = readOneArgument('Usage: pnpm end-sessions EMAIL');
  return withExistingDatabase(readConfig(loadEnvironment()), async (db) => {
    const user = await requireUserByEmail(db.query, email);
    const ended = await db.transaction(async (tx) => {
      const sessions = await recoverAccount(tx, systemClock, user.id);
      await queueSecurityEmail(tx, systemClock, 'sessions_ended', user);
      return sessions;
    });
    return `Ended ${plural(ended, 'session')} of ${user.email}.`;
  });
});

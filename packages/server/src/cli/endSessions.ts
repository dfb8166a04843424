import { systemClock } from '#server/core/clock.ts';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { requireUserByEmail } from '#server/db/users.ts';
import { recoverAccount } from '#server/features/auth/recoverAccount.ts';
import { queueNotice } from '#server/features/emails/queueNotice.ts';
import { readOneArgument, runCommand } from './command.ts';
import { withExistingDatabase } from './connect.ts';

runCommand(async () => {
  const email = readOneArgument('Usage: pnpm end-sessions EMAIL');
  return withExistingDatabase(readConfig(loadEnvironment()), async (db) => {
    const user = await requireUserByEmail(db.query, email);
    const ended = await db.transaction(async (tx) => {
      const sessions = await recoverAccount(tx, systemClock, user.id);
      await queueNotice(tx, systemClock, 'sessions_ended', user);
      return sessions;
    });
    return `Ended ${ended} ${ended === 1 ? 'session' : 'sessions'} of ${user.email}.`;
  });
});

import { systemClock as clock } from '#server/core/clock.ts';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { plural } from '#server/core/plural.ts';
import { retryEmails } from '#server/features/emails/retryEmails.ts';
import { requireSubcommand, runCommand } from './support/command.ts';
import { withExistingDatabase } from './support/connect.ts';

runCommand(async () => {
  requireSubcommand('Usage: pnpm mail retry', 'retry');
  return withExistingDatabase(readConfig(loadEnvironment()), async (db) => {
    const count = await retryEmails({ db, clock });
    return `The server sends ${plural(count, 'waiting email')} within a minute.`;
  });
});

import { systemClock as clock } from '#server/core/clock.ts';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { retryEmails } from '#server/features/emails/retryEmails.ts';
import { readArguments, runCommand } from './command.ts';
import { withExistingDatabase } from './connect.ts';

runCommand(async () => {
  readArguments('Usage: pnpm mail retry', () => process.argv.slice(2).join(' ') === 'retry' || undefined);
  return withExistingDatabase(readConfig(loadEnvironment()), async (db) => {
    const count = await retryEmails({ db, clock });
    return `The server sends ${count} waiting ${count === 1 ? 'email' : 'emails'} within a minute.`;
  });
});

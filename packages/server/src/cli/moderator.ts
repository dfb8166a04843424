import { parseArgs } from 'node:util';
import { systemClock as clock } from '#server/core/clock.ts';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { changeModerator, listModerators } from '#server/features/moderation/people/role.ts';
import { readArguments, runCommand } from './support/command.ts';
import { withExistingDatabase } from './support/connect.ts';

runCommand(async () => {
  const given = readArguments('Usage: pnpm moderator add EMAIL | remove EMAIL | list', () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [action, email] = positionals;
    if (action === 'list' && positionals.length === 1) return { action } as const;
    if ((action === 'add' || action === 'remove') && email !== undefined && positionals.length === 2)
      return { action, email } as const;
    return undefined;
  });
  return withExistingDatabase(readConfig(loadEnvironment()), (db) =>
    given.action === 'list' ? listModerators(db) : changeModerator(db, clock, given),
  );
});

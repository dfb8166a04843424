import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { plural } from '#server/core/plural.ts';
import { deleteSigningKeys } from '#server/db/secrets.ts';
import { requireSubcommand, runCommand } from './support/command.ts';
import { withExistingDatabase } from './support/connect.ts';

runCommand(async () => {
  requireSubcommand('Usage: pnpm secrets rotate', 'rotate');
  return withExistingDatabase(readConfig(loadEnvironment()), async (db) => {
    const count = await deleteSigningKeys(db);
    return `Deleted ${plural(count, 'signing key')}; the server makes new ones. Restart every server now.
Links to documents and unsubscribe links that were created before do not work any more.`;
  });
});

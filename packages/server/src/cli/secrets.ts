import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { deleteSigningKeys } from '#server/db/secrets.ts';
import { readArguments, runCommand } from './command.ts';
import { withExistingDatabase } from './connect.ts';

runCommand(async () => {
  readArguments(
    'Usage: pnpm secrets rotate',
    () => process.argv.slice(2).join(' ') === 'rotate' || undefined,
  );
  return withExistingDatabase(readConfig(loadEnvironment()), async (db) => {
    const count = await deleteSigningKeys(db);
    return `Deleted ${count} signing ${count === 1 ? 'key' : 'keys'}; the server makes new ones. Restart every server now.
Earlier links to documents, and links in earlier emails that stop them, do not work any more.`;
  });
});

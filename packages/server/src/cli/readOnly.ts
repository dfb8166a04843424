import { parseArgs } from 'node:util';
import { systemClock as clock } from '#server/core/clock.ts';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { changeSetting, isReadOnly } from '#server/db/settings.ts';
import { readArguments, runCommand } from './support/command.ts';
import { withExistingDatabase } from './support/connect.ts';

const usage = 'Usage: pnpm read-only [on|off]';

function read() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [mode] = positionals;
  return positionals.length > 1 || !['on', 'off', undefined].includes(mode) ? undefined : { mode };
}

runCommand(async () => {
  const { mode } = readArguments(usage, read);
  return withExistingDatabase(readConfig(loadEnvironment()), async (db) => {
    if (mode !== undefined) await changeSetting({ db, clock }, 'read_only', mode);
    const sentence = (await isReadOnly(db.query))
      ? 'Read-only mode is on: servers refuse changes, and jobs and emails pause.'
      : 'Read-only mode is off.';
    return mode === undefined ? sentence : `${sentence} Every server knows this within 5 seconds.`;
  });
});

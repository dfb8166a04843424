import { parseArgs } from 'node:util';
import { RegistrationMode, registrationModes } from '@settlement-help/contract';
import { systemClock as clock } from '#server/core/clock.ts';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import type { Database } from '#server/db/database.ts';
import { changeSetting, readSettings } from '#server/db/settings.ts';
import { countInvitations, createInvitation } from '#server/features/users/registration.ts';
import { readArguments, runCommand } from './support/command.ts';
import { withExistingDatabase } from './support/connect.ts';

const usage = `Usage: pnpm registration [${registrationModes.join('|')}]`;

const sentences: Record<RegistrationMode, string> = {
  open: 'Everyone can create an account.',
  closed: 'Nobody can create an account.',
  invite: 'Only people with an invitation can create an account.',
};

function read() {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) return undefined;
  return { mode: positionals.length > 0 ? RegistrationMode.parse(positionals[0]) : undefined };
}

async function describe({ query }: Database) {
  const { registration } = await readSettings(query);
  if (registration !== 'invite') return sentences[registration];
  return `${sentences.invite} Unused invitations: ${await countInvitations(query, clock)}.`;
}

runCommand(async () => {
  const { mode } = readArguments(usage, read);
  const config = readConfig(loadEnvironment());
  return withExistingDatabase(config, async (db) => {
    if (!mode) return describe(db);
    await changeSetting({ db, clock }, 'registration', mode);
    const sentence = `${sentences[mode]} Every server knows this within 5 seconds.`;
    if (mode !== 'invite') return sentence;
    const { link, expires_at } = await createInvitation({ db, clock, config });
    return `${sentence}\nThis link creates one account, until ${expires_at.slice(0, 10)}:\n${link}`;
  });
});

import { parseArgs } from 'node:util';
import { Announcement, limits } from '@settlement-help/contract';
import { systemClock as clock } from '#server/core/clock.ts';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { OperatorError } from '#server/core/errors.ts';
import { changeSetting, readSettings, resetSetting } from '#server/db/settings.ts';
import { readArguments, runCommand } from './support/command.ts';
import { withExistingDatabase } from './support/connect.ts';

const usage = `Usage: pnpm announce
       pnpm announce TEXT
       pnpm announce --clear
TEXT has at most ${limits.announcement.max} characters. Put it in quotes.`;

function read() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { clear: { type: 'boolean', default: false } },
  });
  const [text] = positionals;
  return positionals.length + Number(values.clear) > 1 ? undefined : { text, clears: values.clear };
}

function readText(text: string) {
  const { data, error } = Announcement.safeParse(text);
  if (data === undefined) throw new OperatorError(`The text: ${error?.issues[0]?.message}.`);
  return data;
}

runCommand(async () => {
  const { text, clears } = readArguments(usage, read);
  return withExistingDatabase(readConfig(loadEnvironment()), async (db) => {
    if (clears) {
      await resetSetting(db, 'announcement');
      return 'There is no announcement any more.';
    }
    if (text !== undefined) {
      await changeSetting({ db, clock }, 'announcement', readText(text));
      return 'Everyone who opens the app sees the announcement now.';
    }
    const { announcement } = await readSettings(db.query);
    return announcement ?? 'There is no announcement.';
  });
});

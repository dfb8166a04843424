import { parseArgs } from 'node:util';
import { systemClock } from './clock.ts';
import { CommandError, readArguments, runCommand } from './command.ts';
import { loadEnvironment, readConfig } from './config.ts';
import { connectDatabase, connectStorage, takeDataDir } from './connect.ts';
import type { Database } from './db/database.ts';
import { nobodyId } from './db/users.ts';
import { createLogger } from './log.ts';
import { hashPassword } from './security/passwordHasher.ts';
import { createCommunity } from './seed/createCommunity.ts';
import { addPortraits } from './seed/portraits.ts';

const usage = 'Usage: pnpm seed [--questions NUMBER] [--until MOMENT], such as --until 2026-11-20T09:00:00Z';
const password = 'settling in together';

function read() {
  const options = {
    questions: { type: 'string', default: '400' },
    until: { type: 'string', default: new Date().toISOString() },
  } as const;
  const { values } = parseArgs({ options });
  const questions = Number(values.questions);
  const until = new Date(values.until);
  const isGood = Number.isInteger(questions) && questions > 0 && !Number.isNaN(until.getTime());
  return isGood ? { questions, until } : undefined;
}

const somebody = ({ query }: Database) =>
  query.selectFrom('users').select('id').where('id', '!=', nobodyId).limit(1).executeTakeFirst();

runCommand(async () => {
  const given = readArguments(usage, read);
  const config = readConfig(loadEnvironment());
  const log = createLogger({ level: config.logLevel, clock: systemClock });
  const place = config.databaseUrl ? 'the database' : config.dataDir;
  const lock = takeDataDir(config);
  const db = await connectDatabase(config);
  try {
    // Everybody who reads this file knows the password of the people it makes.
    if (await somebody(db)) {
      throw new CommandError(
        `There are people in ${place} already. Seed an empty ${config.databaseUrl ? 'one, named by DATABASE_URL' : 'folder, named by DATA_DIR'}.`,
      );
    }
    const made = await createCommunity(db, { ...given, passwordHash: await hashPassword(password) });
    await addPortraits({ db, storage: await connectStorage(config, db, log) });
    return `Made ${made.members} people and ${made.questions} questions in ${place}.
Log in as amira.haddad@example.org (Germany) or mateo.rojas@example.org (France) with the password: ${password}`;
  } finally {
    await db.close();
    lock.release();
  }
});

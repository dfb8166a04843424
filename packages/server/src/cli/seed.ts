import { parseArgs } from 'node:util';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { OperatorError } from '#server/core/errors.ts';
import { hashPassword } from '#server/core/passwordHasher.ts';
import type { Database } from '#server/db/database.ts';
import { deletedUserId } from '#server/db/users/users.ts';
import { createCommunity } from '#server/features/seed/createCommunity.ts';
import { addPortraits } from '#server/features/seed/portraits.ts';
import { readArguments, runCommand } from './support/command.ts';
import { claimDataDir, connectDatabase, connectStorage } from './support/connect.ts';

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
  query.selectFrom('users').select('id').where('id', '!=', deletedUserId).limit(1).executeTakeFirst();

runCommand(async () => {
  const given = readArguments(usage, read);
  const config = readConfig(loadEnvironment());
  const place = config.databaseUrl ? 'the database' : config.dataDir;
  const lock = claimDataDir(config);
  const db = await connectDatabase(config);
  try {
    if (await somebody(db)) {
      throw new OperatorError(
        `There are people in ${place} already. Seed an empty ${config.databaseUrl ? 'one, named by DATABASE_URL' : 'folder, named by DATA_DIR'}.`,
      );
    }
    const made = await createCommunity(db, { ...given, passwordHash: await hashPassword(password) });
    await addPortraits({ db, storage: await connectStorage(config, db) });
    return `Made ${made.members} people and ${made.questions} questions in ${place}.
Log in as amira.haddad@example.org (Germany) or mateo.rojas@example.org (France) with the password: ${password}`;
  } finally {
    await db.close();
    lock.release();
  }
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseName } from './backups/layout.ts';
import { CommandError, readArguments, runCommand } from './command.ts';
import { loadEnvironment, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { lockDataDir } from './db/dataDirLock.ts';
import { sqliteEngine } from './db/sqlite.ts';
import { hashPassword } from './security/passwordHasher.ts';
import { createCommunity } from './seed/createCommunity.ts';

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

runCommand(async () => {
  const given = readArguments(usage, read);
  const { dataDir } = readConfig(loadEnvironment());
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDataDir(dataDir);
  const db = await openDatabase(sqliteEngine(join(dataDir, databaseName)));
  try {
    // Everybody who reads this file knows the password of the people it makes.
    if (await db.query.selectFrom('users').select('id').limit(1).executeTakeFirst()) {
      throw new CommandError(
        `There are people in ${dataDir} already. Seed an empty folder, named by DATA_DIR.`,
      );
    }
    const made = await createCommunity(db, { ...given, passwordHash: await hashPassword(password) });
    return `Made ${made.members} people and ${made.questions} questions in ${dataDir}.
Log in as amira.haddad@example.org (Germany) or mateo.rojas@example.org (France) with the password: ${password}`;
  } finally {
    await db.close();
    lock.release();
  }
});

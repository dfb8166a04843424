import { join } from 'node:path';
import { systemClock as clock } from '#server/core/clock.ts';
import { databaseName } from '#server/core/dataDir.ts';
import { newId } from '#server/core/id.ts';
import { hashPassword } from '#server/core/passwordHasher.ts';
import { openDatabase } from '#server/db/database.ts';
import { sqliteEngine } from '#server/db/sqlite.ts';
import { nobodyId } from '#server/db/users.ts';
import { startSession } from '#server/features/auth/sessions.ts';
import { createCommunity } from '#server/features/seed/createCommunity.ts';

export const password = 'settling in together';

const callers = 2000;
const emailOf = (index: number) => `caller${index}@example.org`;

/** A folder with so many questions, and signed-in people to ask for them. */
export async function createData(dataDir: string, questions: number) {
  const path = join(dataDir, databaseName);
  const db = await openDatabase(sqliteEngine(path));
  await createCommunity(db, { questions, until: clock.now(), passwordHash: await hashPassword(password) });
  // People of their own, so that nobody votes on what they wrote.
  const someone = await db.query
    .selectFrom('users')
    .selectAll()
    .where('id', '!=', nobodyId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const userId = newId();
  const tokens = await db.transaction(async (tx) => {
    const made: string[] = [];
    for (let index = 0; index < callers; index += 1) {
      const id = index === 0 ? userId : newId();
      const user = { ...someone, id, email: emailOf(index), email_key: emailOf(index) };
      await tx.insertInto('users').values(user).execute();
      made.push(await startSession(tx, { clock }, user.id));
    }
    return made;
  });
  const known = await db.query.selectFrom('questions').select('id').limit(2000).execute();
  await db.close();
  return { dataDir, path, tokens, userId, ids: known.map(({ id }) => id), email: emailOf(0) };
}

export type Data = Awaited<ReturnType<typeof createData>>;

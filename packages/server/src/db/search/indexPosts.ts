import { sql } from 'kysely';
import type { Database, Queries } from '#server/db/database.ts';
import type { Flag } from '#server/db/tables.ts';
import { toIndexedAnswer, toIndexedQuestion } from './indexPost.ts';

/** Few, because other writers wait for the transaction. */
const postsAtOnce = 50;

// Not a parameter, because SQLite would not use the partial index.
const no = sql.lit<Flag>(0);

async function readQuestions(tx: Queries) {
  const rows = await tx
    .selectFrom('questions')
    .select(['id', 'title', 'content'])
    .where('is_indexed', '=', no)
    .orderBy('id')
    .limit(postsAtOnce)
    .execute();
  return rows.map((row) => ({ id: row.id, toIndexed: () => toIndexedQuestion(row) }));
}

async function readAnswers(tx: Queries) {
  const rows = await tx
    .selectFrom('answers')
    .select(['id', 'question_id', 'content'])
    .where('is_indexed', '=', no)
    .orderBy('id')
    .limit(postsAtOnce)
    .execute();
  return rows.map((row) => ({ id: row.id, toIndexed: () => toIndexedAnswer(row) }));
}

/** Indexes the oldest posts that are not in the index. Returns how many there were. */
async function indexOldest(db: Database, tx: Queries) {
  const posts = [...(await readQuestions(tx)), ...(await readAnswers(tx))]
    // Ids sort by time.
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, postsAtOnce);
  if (posts.length === 0) return 0;
  await db.search.put(
    tx,
    posts.map(({ toIndexed }) => toIndexed()),
  );
  const ids = posts.map(({ id }) => id);
  for (const table of ['questions', 'answers'] as const)
    await tx.updateTable(table).set({ is_indexed: 1 }).where('id', 'in', ids).execute();
  return posts.length;
}

/**
 * Puts posts into the search index that are not in it: after an upgrade, and after a backup was restored on another
 * engine. The oldest come first, because the index is read from its end.
 */
export async function indexPosts({ db }: { db: Database }) {
  for (let indexed = postsAtOnce; indexed === postsAtOnce; )
    indexed = await db.transaction((tx) => indexOldest(db, tx));
}

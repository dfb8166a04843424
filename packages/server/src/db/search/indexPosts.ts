import { sql } from 'kysely';
import type { Database, Queries } from '#server/db/database.ts';
import type { Flag } from '#server/db/tables.ts';
import { indexAnswer, indexQuestion } from './indexPost.ts';
import type { SearchIndex } from './searchIndex.ts';

/** Few, because other writers wait for the transaction. */
const postsAtOnce = 50;

// Not a parameter, because SQLite would not use the partial index.
const no = sql.lit<Flag>(0);

async function indexQuestions(search: SearchIndex, tx: Queries) {
  const rows = await tx
    .selectFrom('questions')
    .select(['id', 'title', 'content', 'created_at'])
    .where('is_indexed', '=', no)
    .orderBy('id')
    .limit(postsAtOnce)
    .execute();
  for (const row of rows) await indexQuestion(search, tx, row);
  return rows.map(({ id }) => id);
}

async function indexAnswers(search: SearchIndex, tx: Queries) {
  const rows = await tx
    .selectFrom('answers')
    .select(['id', 'question_id', 'content', 'created_at'])
    .where('is_indexed', '=', no)
    .orderBy('id')
    .limit(postsAtOnce)
    .execute();
  for (const row of rows) await indexAnswer(search, tx, row);
  return rows.map(({ id }) => id);
}

/**
 * Puts posts into the search index that are not in it: after an upgrade, and after a backup was restored on another
 * engine. The oldest come first, because the index is read from its end.
 */
export async function indexPosts({ db }: { db: Database }) {
  for (const [table, index] of [
    ['questions', indexQuestions],
    ['answers', indexAnswers],
  ] as const) {
    for (let indexed = postsAtOnce; indexed === postsAtOnce; )
      indexed = await db.transaction(async (tx) => {
        const ids = await index(db.search, tx);
        if (ids.length > 0)
          await tx.updateTable(table).set({ is_indexed: 1 }).where('id', 'in', ids).execute();
        return ids.length;
      });
  }
}

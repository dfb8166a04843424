import { expressionBuilder, sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { updateLastAnswers } from '#server/db/forum/lastAnswers.ts';
import type { Tables } from '#server/db/tables.ts';

export type Posts =
  | { id: string }
  | { decisionId: string }
  | { userId: string; since: string }
  /** The answers of a deleted account. */
  | { erasedAuthor: string };

type Table = 'questions' | 'answers';
// Typed with the columns that both tables have.
const where = expressionBuilder<Tables, Table>();

function matches(posts: Posts) {
  if ('id' in posts) return where('id', '=', posts.id);
  if ('decisionId' in posts) return where('decision_id', '=', posts.decisionId);
  if ('erasedAuthor' in posts) return where('erased_author', '=', posts.erasedAuthor);
  return where.and([where('user_id', '=', posts.userId), where('created_at', '>=', posts.since)]);
}

const select = (tx: Queries, posts: Posts) => tx.selectFrom('answers').where(matches(posts));

async function updateAnswerCounts(tx: Queries, posts: Posts, { become }: { become: 'visible' | 'gone' }) {
  const moved = select(tx, posts).where('state', become === 'gone' ? '=' : '!=', 'visible');
  const ofQuestion = moved
    .select(sql<number>`count(*)`.as('count'))
    .where('answers.question_id', '=', sql.ref<string>('questions.id'));
  await tx
    .updateTable('questions')
    .set((column) => ({
      answer_count: column('answer_count', become === 'gone' ? '-' : '+', ofQuestion as never),
    }))
    .where('id', 'in', moved.select('question_id'))
    .execute();
}

async function questionsOf(tx: Queries, posts: Posts) {
  const rows = await select(tx, posts).select('question_id').distinct().execute();
  return rows.map(({ question_id }) => question_id);
}

/** Hides or removes posts, unaccepts their answers, and returns how many. */
export async function takeDownPosts(
  tx: Queries,
  table: Table,
  posts: Posts,
  { state, decisionId }: { state: 'hidden' | 'removed'; decisionId: string },
) {
  const questionIds = table === 'answers' ? await questionsOf(tx, posts) : [];
  if (table === 'answers') {
    await updateAnswerCounts(tx, posts, { become: 'gone' });
    const accepted = tx
      .selectFrom('questions')
      .select('accepted_answer_id')
      .where('accepted_answer_id', 'is not', null);
    await tx
      .updateTable('answers')
      .set({ was_accepted: 1 })
      .where(matches(posts))
      .where('id', 'in', accepted as never)
      .execute();
    await tx
      .updateTable('questions')
      .set({ accepted_answer_id: null })
      .where('accepted_answer_id', 'in', select(tx, posts).select('id').where('was_accepted', '=', 1))
      .execute();
  }
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ state, decision_id: decisionId })
    .where(matches(posts))
    .where('state', 'in', state === 'hidden' ? ['visible'] : ['visible', 'hidden'])
    .executeTakeFirstOrThrow();
  if (table === 'answers') await updateLastAnswers(tx, questionIds);
  return Number(numUpdatedRows);
}

/** Restores posts. An answer is accepted again unless another one was accepted meanwhile. */
export async function restorePosts(tx: Queries, table: Table, posts: Posts) {
  const questionIds = table === 'answers' ? await questionsOf(tx, posts) : [];
  if (table === 'answers') {
    await updateAnswerCounts(tx, posts, { become: 'visible' });
    const wereAccepted = select(tx, posts).where('was_accepted', '=', 1);
    await tx
      .updateTable('questions')
      .set({
        accepted_answer_id: wereAccepted
          .select('answers.id')
          .where('answers.question_id', '=', sql.ref<string>('questions.id'))
          .limit(1) as never,
      })
      .where('accepted_answer_id', 'is', null)
      .where('id', 'in', wereAccepted.select('question_id'))
      .execute();
    await tx.updateTable('answers').set({ was_accepted: 0 }).where(matches(posts)).execute();
  }
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ state: 'visible', decision_id: null })
    .where(matches(posts))
    .where('state', 'in', ['hidden', 'removed'])
    .executeTakeFirstOrThrow();
  if (table === 'answers') await updateLastAnswers(tx, questionIds);
  return Number(numUpdatedRows);
}

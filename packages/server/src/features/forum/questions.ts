import type { Question, UnseenAnswers } from '@settlement-help/contract';
import { type Insertable, sql } from 'kysely';
import { latestId } from '#server/core/id.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Queries } from '#server/db/database.ts';
import { authorColumns, toAuthor } from '#server/db/forum/author.ts';
import { lastSeenBefore } from '#server/db/forum/lastAnswers.ts';
import { toIndexedQuestion } from '#server/db/search/indexPost.ts';
import type { SearchIndex } from '#server/db/search/searchIndex.ts';
import type { QuestionsTable, QuestionViewsTable } from '#server/db/tables.ts';
import type { FoundQuestion } from './searchQuestions.ts';

export type QuestionRow = Awaited<ReturnType<typeof selectOne>>[number];

export const toQuestion = (row: QuestionRow): Question => ({
  matching_answer: null,
  id: row.id,
  title: row.title,
  content: row.content,
  language: row.language,
  category: row.category,
  user: toAuthor(row),
  created_at: row.created_at,
  edited_at: row.edited_at,
  is_deleted: row.state === 'deleted',
  upvotes: row.upvotes,
  downvotes: row.downvotes,
  my_vote: row.my_vote,
  answer_count: row.answer_count,
  view_count: row.view_count,
  is_resolved: row.accepted_answer_id !== null,
  country: row.country,
  step_key: row.step_key,
  is_followed: row.follower_id !== null,
  accepted_at: row.accepted_answer_id === null ? null : row.accepted_at,
  last_answer_at: row.last_answer_at,
});

export const selectQuestions = (queries: Queries, viewerId: string) =>
  queries
    .selectFrom('questions')
    .innerJoin('users', 'users.id', 'questions.user_id')
    .leftJoin('question_votes as mine', (join) =>
      join.onRef('mine.item_id', '=', 'questions.id').on('mine.user_id', '=', viewerId),
    )
    .leftJoin('blocks', (join) =>
      join.onRef('blocks.blocked_id', '=', 'questions.user_id').on('blocks.user_id', '=', viewerId),
    )
    .leftJoin('question_follows as followed', (join) =>
      join.onRef('followed.question_id', '=', 'questions.id').on('followed.user_id', '=', viewerId),
    )
    .selectAll('questions')
    .select([
      ...authorColumns,
      'mine.vote as my_vote',
      'blocks.blocked_id',
      'followed.user_id as follower_id',
    ]);

const selectOne = compileOnce((queries, { id, viewerId }: { id: string; viewerId: string }) =>
  selectQuestions(queries, viewerId)
    .where('questions.id', '=', id)
    .where('questions.state', 'in', ['visible', 'deleted']),
);

export async function findQuestion(queries: Queries, id: string, viewerId: string) {
  const [row] = await selectOne(queries, { id, viewerId });
  return row;
}

/** Lists found questions in the order in which they were found. */
export async function listFoundQuestions(
  queries: Queries,
  viewerId: string,
  found: readonly FoundQuestion[],
): Promise<Question[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await selectQuestions(queries, viewerId)
    .where('questions.id', 'in', ids)
    .where('questions.state', '=', 'visible')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, answer }) => {
    const row = byId.get(id);
    return row ? { ...toQuestion(row), matching_answer: answer } : [];
  });
}

const insert = compileOnce((queries, row: Insertable<QuestionsTable>) =>
  queries.insertInto('questions').values(row),
);

export async function insertQuestion(
  search: SearchIndex,
  tx: Queries,
  question: Insertable<QuestionsTable> & Pick<QuestionsTable, 'content'>,
) {
  await insert(tx, { ...question, is_indexed: 1 });
  await search.put(tx, [toIndexedQuestion(question)]);
}

const selectView = compileOnce((queries, { question_id, user_id }: QuestionViewsTable) =>
  queries
    .selectFrom('question_views')
    .select('question_id')
    .where('user_id', '=', user_id)
    .where('question_id', '=', question_id),
);

export async function hasViewed(queries: Queries, question_id: string, user_id: string) {
  return (await selectView(queries, { question_id, user_id })).length > 0;
}

export async function countView(queries: Queries, question_id: string, user_id: string) {
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('question_views')
    .values({ user_id, question_id })
    .onConflict((conflict) => conflict.columns(['user_id', 'question_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  await queries
    .updateTable('questions')
    .set((column) => ({ view_count: column('view_count', '+', 1) }))
    .where('id', '=', question_id)
    .execute();
}

/** Marks the answers up to `newestId` as seen in a question that the user follows. */
export const markAnswersSeen = (queries: Queries, userId: string, questionId: string, newestId: string) => {
  const isOlder = sql<boolean>`(last_seen_answer_id < ${newestId} or last_seen_answer_id > ${latestId()})`;
  return queries
    .updateTable('question_follows')
    .set(({ case: when, ref }) => ({
      edited_answer_id: null,
      last_seen_answer_id: when().when(isOlder).then(newestId).else(ref('last_seen_answer_id')).end(),
    }))
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .where(({ eb, or }) => or([isOlder, eb('edited_answer_id', 'is not', null)]))
    .execute();
};

/** Only the newest questions are checked, so that the query is fast for everybody. */
const watchedQuestions = 100;

const selectUnseenAnswers = compileOnce((queries, { userId, until }: Record<'userId' | 'until', string>) =>
  queries
    .selectFrom('question_follows')
    // Not an inner join, for which SQLite would begin with all visible questions.
    .crossJoin('questions')
    .select(['questions.id as question_id', 'questions.title'])
    .select((column) =>
      column
        .selectFrom('answers')
        .leftJoin('blocks', (join) =>
          join.onRef('blocks.blocked_id', '=', 'answers.user_id').on('blocks.user_id', '=', userId),
        )
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('answers.question_id', '=', 'questions.id')
        .where('answers.id', '>', lastSeenBefore(until))
        .where('answers.id', '<=', until)
        .where('answers.user_id', '<>', userId)
        .where('answers.state', '=', 'visible')
        .where('blocks.user_id', 'is', null)
        .as('count'),
    )
    .select((column) =>
      column
        .selectFrom('answers')
        .leftJoin('blocks', (join) =>
          join.onRef('blocks.blocked_id', '=', 'answers.user_id').on('blocks.user_id', '=', userId),
        )
        .select(({ fn }) => fn.countAll<number | string>().as('edits'))
        .whereRef('answers.id', '=', 'question_follows.edited_answer_id')
        // An unseen answer is counted above.
        .where('answers.id', '<=', lastSeenBefore(until))
        .where('answers.state', '=', 'visible')
        .where('blocks.user_id', 'is', null)
        .as('edits'),
    )
    .where('question_follows.user_id', '=', userId)
    .whereRef('questions.id', '=', 'question_follows.question_id')
    .where('questions.state', '=', 'visible')
    .orderBy('question_follows.question_id', 'desc')
    .limit(sql.lit(watchedQuestions)),
);

export async function listUnseenAnswers(queries: Queries, userId: string): Promise<UnseenAnswers[]> {
  const rows = await selectUnseenAnswers(queries, { userId, until: latestId() });
  return rows
    .map(({ edits, ...row }) => ({ ...row, count: Number(row.count) + Number(edits) }))
    .filter(({ count }) => count > 0);
}

export const acceptAnswer = (queries: Queries, questionId: string, accepted_answer_id: string, now: string) =>
  queries
    .updateTable('questions')
    .set({ accepted_answer_id, accepted_at: now })
    .where('id', '=', questionId)
    .execute();

import type { Category, Question, QuestionDetail, UnseenAnswers } from '@settlement-help/contract';
import { type Insertable, sql } from 'kysely';
import { authorColumns, toAuthor } from '#server/db/author.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Queries } from '#server/db/database.ts';
import { type PageRequest, toPage } from '#server/db/paging.ts';
import type { QuestionsTable, QuestionViewsTable } from '#server/db/tables.ts';

type QuestionRow = Awaited<ReturnType<typeof selectOne>>[number];

export const toQuestion = (row: QuestionRow): Question => ({
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
});

const selectQuestions = (queries: Queries, viewerId: string) =>
  queries
    .selectFrom('questions')
    .innerJoin('users', 'users.id', 'questions.user_id')
    .leftJoin('question_votes as mine', (join) =>
      join.onRef('mine.item_id', '=', 'questions.id').on('mine.user_id', '=', viewerId),
    )
    .leftJoin('blocks', (join) =>
      join.onRef('blocks.blocked_id', '=', 'questions.user_id').on('blocks.user_id', '=', viewerId),
    )
    .selectAll('questions')
    .select([...authorColumns, 'mine.vote as my_vote', 'blocks.blocked_id']);

const selectOne = compileOnce((queries, { id, viewerId }: { id: string; viewerId: string }) =>
  selectQuestions(queries, viewerId)
    .where('questions.id', '=', id)
    .where('questions.state', 'in', ['visible', 'deleted']),
);

export async function findQuestion(queries: Queries, id: string, viewerId: string) {
  const [row] = await selectOne(queries, { id, viewerId });
  return row;
}

interface QuestionsPage extends PageRequest {
  viewerId: string;
  category: Category | undefined;
}

const createSelectPage = (limit: number) =>
  compileOnce((queries, { viewerId, category, cursor }: Omit<QuestionsPage, 'limit'>) => {
    // Not a parameter, because SQLite plans a query again for each bound limit.
    const all = selectQuestions(queries, viewerId)
      .where('questions.state', '=', 'visible')
      .orderBy('questions.id', 'desc')
      .limit(sql.lit(limit));
    const ofCategory = category === undefined ? all : all.where('questions.category', '=', category);
    return cursor === undefined ? ofCategory : ofCategory.where('questions.id', '<', cursor);
  });

const selectPage = new Map<number, ReturnType<typeof createSelectPage>>();

/** A page of questions, newest first. Its cursor is a question, so new ones shift nothing. */
export async function listQuestions(queries: Queries, { limit, ...part }: QuestionsPage) {
  const select = selectPage.get(limit) ?? createSelectPage(limit + 1);
  selectPage.set(limit, select);
  const rows = await select(queries, part);
  const { page, nextCursor } = toPage(rows, limit);
  return { items: page.map(toQuestion), nextCursor };
}

export const insertQuestion = compileOnce((queries, row: Insertable<QuestionsTable>) =>
  queries.insertInto('questions').values(row),
);

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

export const markAnswersSeen = (queries: Queries, { id, answers }: QuestionDetail) => {
  const newest =
    answers
      .map((answer) => answer.id)
      .toSorted()
      .at(-1) ?? '';
  return queries
    .updateTable('questions')
    .set({ last_seen_answer_id: newest })
    .where('id', '=', id)
    .where('last_seen_answer_id', '<', newest)
    .execute();
};

/** Only the newest questions are checked, so that the query is fast for everybody. */
const watchedQuestions = 100;

const selectUnseenAnswers = compileOnce((queries, { userId }: { userId: string }) =>
  queries
    .selectFrom('questions')
    .select(['questions.id as question_id', 'questions.title'])
    .select((column) =>
      column
        .selectFrom('answers')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('answers.question_id', '=', 'questions.id')
        .whereRef('answers.id', '>', 'questions.last_seen_answer_id')
        .whereRef('answers.user_id', '<>', 'questions.user_id')
        .where('answers.state', '=', 'visible')
        .as('count'),
    )
    .where('questions.user_id', '=', userId)
    .where('questions.state', '=', 'visible')
    .orderBy('questions.created_at', 'desc')
    .limit(sql.lit(watchedQuestions)),
);

export async function listUnseenAnswers(queries: Queries, userId: string): Promise<UnseenAnswers[]> {
  const rows = await selectUnseenAnswers(queries, { userId });
  return rows.map((row) => ({ ...row, count: Number(row.count) })).filter(({ count }) => count > 0);
}

export const acceptAnswer = (queries: Queries, questionId: string, accepted_answer_id: string) =>
  queries.updateTable('questions').set({ accepted_answer_id }).where('id', '=', questionId).execute();

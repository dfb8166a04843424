import type { Answer } from '@settlement-help/contract';
import type { Insertable } from 'kysely';
import { authorColumns, toAuthor } from '#server/db/author.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Queries } from '#server/db/database.ts';
import type { AnswersTable } from '#server/db/tables.ts';

type AnswerRow = Awaited<ReturnType<typeof listAnswerRows>>[number];

const toAnswer = (row: AnswerRow): Answer => ({
  id: row.id,
  content: row.content,
  language: row.language,
  user: toAuthor(row),
  created_at: row.created_at,
  edited_at: row.edited_at,
  upvotes: row.upvotes,
  downvotes: row.downvotes,
  my_vote: row.my_vote,
  is_accepted: row.id === row.accepted_answer_id,
});

const selectAnswers = (queries: Queries, viewerId: string) =>
  queries
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .innerJoin('users', 'users.id', 'answers.user_id')
    .leftJoin('answer_votes as mine', (join) =>
      join.onRef('mine.item_id', '=', 'answers.id').on('mine.user_id', '=', viewerId),
    )
    .leftJoin('blocks', (join) =>
      join.onRef('blocks.blocked_id', '=', 'answers.user_id').on('blocks.user_id', '=', viewerId),
    )
    .selectAll('answers')
    .select([...authorColumns, 'mine.vote as my_vote', 'questions.accepted_answer_id', 'blocks.blocked_id'])
    .where('answers.state', '=', 'visible');

const listAnswerRows = compileOnce(
  (queries, { questionId, viewerId }: { questionId: string; viewerId: string }) =>
    selectAnswers(queries, viewerId).where('answers.question_id', '=', questionId).orderBy('answers.id'),
);

const selectOne = compileOnce((queries, { id, viewerId }: { id: string; viewerId: string }) =>
  selectAnswers(queries, viewerId).where('answers.id', '=', id),
);

const score = ({ upvotes, downvotes }: Answer) => upvotes - downvotes;

export async function listAnswers(queries: Queries, questionId: string, viewerId: string) {
  const answers = (await listAnswerRows(queries, { questionId, viewerId })).map(toAnswer);
  // The rows are sorted by age, and a stable sort keeps that order among equals.
  return answers.sort(
    (one, other) => Number(other.is_accepted) - Number(one.is_accepted) || score(other) - score(one),
  );
}

const insert = compileOnce((queries, row: Insertable<AnswersTable>) =>
  queries.insertInto('answers').values(row),
);

const countAnswer = compileOnce((queries, { questionId }: { questionId: string }) =>
  queries
    .updateTable('questions')
    .set((column) => ({ answer_count: column('answer_count', '+', 1) }))
    .where('id', '=', questionId),
);

export async function insertAnswer(queries: Queries, row: Insertable<AnswersTable>) {
  await insert(queries, row);
  await countAnswer(queries, { questionId: row.question_id });
  const [inserted] = await selectOne(queries, { id: row.id, viewerId: row.user_id });
  if (!inserted) throw new Error('An answer was not written');
  return toAnswer(inserted);
}

export async function findAnswer(queries: Queries, id: string, viewerId: string) {
  const [row] = await selectOne(queries, { id, viewerId });
  return row && toAnswer(row);
}

export const findAnsweredQuestion = (queries: Queries, answerId: string) =>
  queries
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .select(['questions.id', 'questions.user_id'])
    .where('answers.id', '=', answerId)
    .where('answers.state', '=', 'visible')
    .where('questions.state', '=', 'visible')
    .executeTakeFirst();

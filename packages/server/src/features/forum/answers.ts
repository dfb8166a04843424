import type { Answer } from '@settlement-help/contract';
import { type Insertable, sql } from 'kysely';
import { latestId } from '#server/core/id.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Queries } from '#server/db/database.ts';
import { authorColumns, toAuthor } from '#server/db/forum/author.ts';
import type { PageRequest } from '#server/db/paging.ts';
import { toIndexedAnswer } from '#server/db/search/indexPost.ts';
import type { SearchIndex } from '#server/db/search/searchIndex.ts';
import type { AnswersTable } from '#server/db/tables.ts';

type AnswerRow = Awaited<ReturnType<typeof selectOne>>[number];

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

const selectOne = compileOnce((queries, { id, viewerId }: { id: string; viewerId: string }) =>
  selectAnswers(queries, viewerId).where('answers.id', '=', id),
);

// Ascending like the id, so that one index has the whole order.
const negativeScore = sql<number>`(answers.downvotes - answers.upvotes)`;

interface AnswersAfter {
  questionId: string;
  viewerId: string;
  acceptedId: string;
  key?: number | undefined;
  id?: string | undefined;
}

const createSelectPage = (limit: number) =>
  compileOnce((queries, { questionId, viewerId, acceptedId, key, id }: AnswersAfter) => {
    const answers = selectAnswers(queries, viewerId)
      .where('answers.question_id', '=', questionId)
      .where('answers.id', '<>', acceptedId)
      .orderBy(negativeScore)
      .orderBy('answers.id')
      // Not a parameter, because SQLite plans a query again for each bound limit.
      .limit(sql.lit(limit));
    if (id === undefined) return answers;
    return (
      answers
        // The range for which SQLite can use the index of an expression.
        .where(sql<boolean>`${negativeScore} >= ${key}`)
        .where(sql<boolean>`(${negativeScore}, answers.id) >= (${key}, ${id})`)
    );
  });

const selectPage = new Map<number, ReturnType<typeof createSelectPage>>();

interface AnswersPage extends PageRequest {
  question: { id: string; accepted_answer_id: string | null };
  viewerId: string;
}

/** A page of answers: the accepted one, then by score, then oldest. The cursor is the first answer of the next page. */
export async function listAnswers(queries: Queries, { question, viewerId, cursor, limit }: AnswersPage) {
  const { id: questionId, accepted_answer_id: acceptedId } = question;
  const select = selectPage.get(limit) ?? createSelectPage(limit + 1);
  selectPage.set(limit, select);
  const [score, id] = cursor?.split('_') ?? [];
  const first =
    cursor === undefined && acceptedId ? await selectOne(queries, { id: acceptedId, viewerId }) : [];
  const others = await select(queries, {
    questionId,
    viewerId,
    acceptedId: acceptedId ?? '',
    ...(id !== undefined && { id, key: -Number(score) }),
  });
  const rows = [...first, ...others];
  const next = rows[limit];
  return {
    items: rows.slice(0, limit).map(toAnswer),
    nextCursor: next ? `${next.upvotes - next.downvotes}_${next.id}` : null,
  };
}

const selectNewest = compileOnce((queries, { questionId, until }: Record<'questionId' | 'until', string>) =>
  queries
    .selectFrom('answers')
    .select('id')
    .where('question_id', '=', questionId)
    .where('id', '<=', until)
    .where('state', '=', 'visible')
    .orderBy('id', 'desc')
    .limit(sql.lit(1)),
);

/** The id of the newest answer to a question; empty if there is none. */
export async function findNewestAnswer(queries: Queries, questionId: string) {
  const [newest] = await selectNewest(queries, { questionId, until: latestId() });
  return newest?.id ?? '';
}

const insert = compileOnce((queries, row: Insertable<AnswersTable>) =>
  queries.insertInto('answers').values(row),
);

const countAnswer = compileOnce((queries, { questionId, now }: { questionId: string; now: string }) =>
  queries
    .updateTable('questions')
    .set((column) => ({
      answer_count: column('answer_count', '+', 1),
      last_answer_at: now,
      active_at: now,
    }))
    .where('id', '=', questionId),
);

export async function insertAnswer(search: SearchIndex, queries: Queries, row: Insertable<AnswersTable>) {
  await insert(queries, { ...row, is_indexed: 1, is_announced: 0 });
  await search.put(queries, [toIndexedAnswer(row)]);
  await countAnswer(queries, { questionId: row.question_id, now: row.created_at });
  const [inserted] = await selectOne(queries, { id: row.id, viewerId: row.user_id });
  if (!inserted) throw new Error('An answer was not written');
  return toAnswer(inserted);
}

export async function findAnswer(queries: Queries, id: string, viewerId: string) {
  const [row] = await selectOne(queries, { id, viewerId });
  return row && toAnswer(row);
}

/** An answer with the id of its question. */
export async function findLinkedAnswer(queries: Queries, id: string, viewerId: string) {
  const [row] = await selectOne(queries, { id, viewerId });
  return row && { ...toAnswer(row), question_id: row.question_id };
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

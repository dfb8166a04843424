import type { NewAnswer, QuestionChanges } from '@settlement-help/contract';
import type { Insertable } from 'kysely';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { deleteQuestions } from '#server/db/forum/deleteQuestions.ts';
import { updateLastAnswers } from '#server/db/forum/lastAnswers.ts';
import { toIndexedAnswer, toIndexedQuestion } from '#server/db/search/indexPost.ts';
import type { SearchIndex } from '#server/db/search/searchIndex.ts';
import type { PostHistoryTable } from '#server/db/tables.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';

const notTheAuthor = (what: string) =>
  new HttpProblem(403, 'not_the_author', `Only its author can change or delete the ${what}`);

export async function requireOwnQuestion(tx: Queries, id: string, userId: string) {
  const question = await tx
    .selectFrom('questions')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'visible')
    .executeTakeFirst();
  if (!question) throw notFound('Question');
  if (question.user_id !== userId) throw notTheAuthor('question');
  return question;
}

export async function requireOwnAnswer(tx: Queries, id: string, userId: string) {
  const answer = await tx
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .selectAll('answers')
    .where('answers.id', '=', id)
    .where('answers.state', '=', 'visible')
    .where('questions.state', 'in', ['visible', 'deleted'])
    .executeTakeFirst();
  if (!answer) throw notFound('Answer');
  if (answer.user_id !== userId) throw notTheAuthor('answer');
  return answer;
}

type Own = Record<'id' | 'userId', string>;

interface Edit extends Own {
  /** Null keeps the language that the post has. */
  language: string | null;
  now: string;
}

/** The changed fields of a row; undefined ones stay as they are. */
const changesOf = <Row extends object>(row: Row, changes: { [Name in keyof Row]?: Row[Name] | undefined }) =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => value !== undefined && value !== row[name as keyof Row],
    ),
  ) as Partial<Row>;

const texts = ['title', 'content', 'language'];

const changesText = (changes: object) => texts.some((name) => name in changes);

const keepEarlierText = (tx: Queries, text: Omit<Insertable<PostHistoryTable>, 'id'>) =>
  tx
    .insertInto('post_history')
    .values({ id: newId(), ...text })
    .execute();

export async function editQuestion(
  search: SearchIndex,
  tx: Queries,
  { id, userId, language, now }: Edit,
  { content, category, country, step_key, title }: QuestionChanges,
) {
  const before = await requireOwnQuestion(tx, id, userId);
  const changes = changesOf(before, {
    title,
    category,
    country,
    step_key,
    content: content === undefined ? undefined : content?.trim() || null,
    language: language ?? undefined,
  });
  if (Object.keys(changes).length === 0) return;
  if (changesText(changes)) {
    const replaced = { title: before.title, content: before.content, language: before.language };
    await keepEarlierText(tx, { user_id: userId, question_id: id, ...replaced, replaced_at: now });
  }
  await tx
    .updateTable('questions')
    .set({ ...changes, edited_at: now })
    .where('id', '=', id)
    .execute();
  await search.put(tx, [toIndexedQuestion({ ...before, ...changes })]);
}

/** Returns false if nothing changed. */
export async function editAnswer(
  search: SearchIndex,
  tx: Queries,
  { id, userId, language, now }: Edit,
  { content }: NewAnswer,
) {
  const before = await requireOwnAnswer(tx, id, userId);
  const changes = changesOf(before, { content, language: language ?? undefined });
  if (Object.keys(changes).length === 0) return false;
  const replaced = { content: before.content, language: before.language };
  await keepEarlierText(tx, { user_id: userId, answer_id: id, ...replaced, replaced_at: now });
  await tx
    .updateTable('answers')
    .set({ ...changes, edited_at: now })
    .where('id', '=', id)
    .execute();
  await search.put(tx, [toIndexedAnswer({ ...before, ...changes })]);
  return true;
}

export async function deleteOwnQuestion(tx: Queries, { id, userId }: Own) {
  await requireOwnQuestion(tx, id, userId);
  await deleteQuestions(tx, userId, id);
}

/** Deletes an answer, and a deleted question with its last answer. */
export async function deleteOwnAnswer(tx: Queries, { id, userId }: Own) {
  const { question_id } = await requireOwnAnswer(tx, id, userId);
  await tx.deleteFrom('answers').where('id', '=', id).execute();
  await tx
    .updateTable('questions')
    .set((column) => ({
      answer_count: column('answer_count', '-', 1),
      accepted_answer_id: column
        .case()
        .when('accepted_answer_id', '=', id)
        .then(null)
        .else(column.ref('accepted_answer_id'))
        .end(),
    }))
    .where('id', '=', question_id)
    .execute();
  await updateLastAnswers(tx, [question_id]);
  await tx
    .deleteFrom('questions')
    .where('id', '=', question_id)
    .where('state', '=', 'deleted')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('answers').select('id').where('question_id', '=', question_id))),
    )
    .execute();
}

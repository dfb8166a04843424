import type { NewAnswer, NewQuestion } from '@settlement-help/contract';
import type { Queries } from '#server/db/database.ts';
import { deleteQuestions } from '#server/db/questions.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';

const notTheAuthor = (what: string) =>
  new HttpProblem(403, 'not_the_author', `Only its author can change or delete the ${what}`);

async function requireOwnQuestion(tx: Queries, id: string, userId: string) {
  const question = await tx
    .selectFrom('questions')
    .select('user_id')
    .where('id', '=', id)
    .where('state', '=', 'visible')
    .executeTakeFirst();
  if (!question) throw notFound('Question');
  if (question.user_id !== userId) throw notTheAuthor('question');
}

async function requireOwnAnswer(tx: Queries, id: string, userId: string) {
  const answer = await tx
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .select(['answers.user_id', 'answers.question_id'])
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

export async function editQuestion(tx: Queries, { id, userId, language, now }: Edit, changes: NewQuestion) {
  await requireOwnQuestion(tx, id, userId);
  const { title, category, content } = changes;
  await tx
    .updateTable('questions')
    .set({
      title,
      content: content?.trim() || null,
      ...(category && { category }),
      ...(language && { language }),
      edited_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function editAnswer(tx: Queries, { id, userId, language, now }: Edit, { content }: NewAnswer) {
  await requireOwnAnswer(tx, id, userId);
  await tx
    .updateTable('answers')
    .set({ content, ...(language && { language }), edited_at: now })
    .where('id', '=', id)
    .execute();
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
  await tx
    .deleteFrom('questions')
    .where('id', '=', question_id)
    .where('state', '=', 'deleted')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('answers').select('id').where('question_id', '=', question_id))),
    )
    .execute();
}

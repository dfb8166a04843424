import type { Queries } from '#server/db/database.ts';

export type PostKind = 'question' | 'answer';

export const isPostKind = (kind: string | null): kind is PostKind => kind === 'question' || kind === 'answer';

export const tableOf = { question: 'questions', answer: 'answers' } as const;

export async function findPost(queries: Queries, kind: PostKind, id: string) {
  if (kind === 'question') {
    const question = await queries
      .selectFrom('questions')
      .select(['id', 'user_id', 'title', 'content', 'language', 'created_at', 'edited_at', 'state'])
      .where('id', '=', id)
      .executeTakeFirst();
    return question && { ...question, kind, question_id: id, question_state: question.state };
  }
  const answer = await queries
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .select([
      'answers.id',
      'answers.user_id',
      'answers.question_id',
      'answers.content',
      'answers.language',
      'answers.created_at',
      'answers.edited_at',
      'answers.state',
      'questions.state as question_state',
    ])
    .where('answers.id', '=', id)
    .executeTakeFirst();
  return answer && { ...answer, kind, title: null };
}

export const findOpenCase = (tx: Queries, kind: 'report' | 'objection', postId: string | null) =>
  tx
    .selectFrom('cases')
    .select('id')
    .where('post_id', '=', postId)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { deletedUserId } from './users.ts';

/** Deletes the questions of a user, or one of them. If others answered a question, only its text and author are removed. */
export async function deleteQuestions(tx: Queries, userId: string, id?: string) {
  let own = tx.deleteFrom('questions').where('user_id', '=', userId);
  let answered = tx.updateTable('questions').where('user_id', '=', userId);
  if (id !== undefined) {
    own = own.where('id', '=', id);
    answered = answered.where('id', '=', id);
  }
  await own
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('answers')
            .select('answers.id')
            .whereRef('answers.question_id', '=', 'questions.id')
            .where('answers.user_id', '!=', userId),
        ),
      ),
    )
    .execute();
  const deleted = await answered
    .set({ title: '', content: null, edited_at: null, state: 'deleted', user_id: deletedUserId })
    .returning('id')
    .execute();
  for (const row of deleted) {
    await tx.deleteFrom('search_posts').where('post_id', '=', row.id).execute();
    await tx.deleteFrom('post_history').where('question_id', '=', row.id).execute();
  }
}

/** Finds the last answers of questions again, after answers were removed or restored. */
export async function updateLastAnswers(tx: Queries, ids: readonly string[]) {
  if (ids.length === 0) return;
  await sql`
    update questions set
      last_answer_at = last.created_at,
      active_at = coalesce(last.created_at, questions.created_at)
    from (
      select questions.id, max(answers.created_at) as created_at
      from questions left join answers on answers.question_id = questions.id and answers.state = 'visible'
      where questions.id in (${sql.join(ids)})
      group by questions.id
    ) as last
    where questions.id = last.id`.execute(tx);
}

/** The answer that a follower has seen last; empty if a wrong clock stored it. */
export const lastSeenBefore = (latestId: string) =>
  sql<string>`case when question_follows.last_seen_answer_id > ${latestId} then ''
    else question_follows.last_seen_answer_id end`;

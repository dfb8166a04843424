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

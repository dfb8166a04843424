import type { Queries } from '../database.ts';
import { deletedUserId } from '../users/users.ts';

/** Deletes the questions of a user, or one of them. If others answered a question, only its text and author are removed. */
export async function deleteQuestions(tx: Queries, userId: string, id?: string) {
  let deleted = tx.deleteFrom('questions').where('user_id', '=', userId);
  let emptied = tx.updateTable('questions').where('user_id', '=', userId);
  if (id !== undefined) {
    deleted = deleted.where('id', '=', id);
    emptied = emptied.where('id', '=', id);
  }
  await deleted
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
  // Runs second: the remaining questions have answers of others.
  const rows = await emptied
    .set({ title: '', content: null, edited_at: null, state: 'deleted', user_id: deletedUserId })
    .returning('id')
    .execute();
  for (const { id: questionId } of rows) {
    await tx.deleteFrom('search_posts').where('post_id', '=', questionId).execute();
    await tx.deleteFrom('post_history').where('question_id', '=', questionId).execute();
  }
}

import type { Clock } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { announceAnswer } from '#server/db/forum/announceAnswer.ts';

/** Marks an edited answer as unseen for the author of the question who accepted it, and adds it to the next email. */
export async function announceEdit(tx: Queries, clock: Clock, answerId: string) {
  const follow = await tx
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .innerJoin('question_follows', (join) =>
      join
        .onRef('question_follows.question_id', '=', 'questions.id')
        .onRef('question_follows.user_id', '=', 'questions.user_id'),
    )
    .select(['question_follows.user_id', 'question_follows.question_id'])
    .where('answers.id', '=', answerId)
    .whereRef('questions.accepted_answer_id', '=', 'answers.id')
    .whereRef('questions.user_id', '<>', 'answers.user_id')
    .where('questions.state', '=', 'visible')
    .executeTakeFirst();
  if (!follow) return;
  const asker = tx
    .updateTable('question_follows')
    .set({ edited_answer_id: answerId })
    .where('user_id', '=', follow.user_id)
    .where('question_id', '=', follow.question_id);
  await asker.execute();
  const followers = tx
    .selectFrom('question_follows')
    .select('user_id')
    .where('user_id', '=', follow.user_id)
    .where('question_id', '=', follow.question_id);
  await announceAnswer(tx, clock, { answerId, followers });
}

import { type Clock, latestTime, timestampIn } from '#server/core/clock.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { timeBetweenEmails } from '#server/db/forum/announceAnswer.ts';

/** True within an hour after the last email. */
export const isWaiting = ({ earliest_at }: { earliest_at: string }, clock: Clock) =>
  earliest_at > timestampIn(clock) && earliest_at <= latestTime(clock, timeBetweenEmails);

/** The row of a user who wants emails about answers. */
export const findSetting = (queries: Queries, userId: string) =>
  queries
    .selectFrom('answer_emails')
    .select('earliest_at')
    .where('user_id', '=', userId)
    .where('is_enabled', '=', 1)
    .executeTakeFirst();

export const turnOnAnswerEmails = ({ query }: Database, userId: string) =>
  query
    .insertInto('answer_emails')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_enabled: 1 }))
    .execute();

/** Also cancels the emails that are not sent yet. */
export const turnOffAnswerEmails = (db: Database, userId: string) =>
  db.transaction(async (tx) => {
    await tx
      .updateTable('answer_emails')
      .set({ is_enabled: 0, due_at: null })
      .where('user_id', '=', userId)
      .execute();
    await tx.deleteFrom('answers_to_announce').where('user_id', '=', userId).execute();
    const address = tx.selectFrom('users').select('normalized_email').where('id', '=', userId);
    await tx
      .deleteFrom('email_queue')
      .where('normalized_email', '=', address)
      .where('kind', '=', 'answers')
      .execute();
  });

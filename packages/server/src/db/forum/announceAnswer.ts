import { type SelectQueryBuilder, sql } from 'kysely';
import { type Clock, latestTime, span, timestampIn } from '#server/core/clock.ts';
import type { Queries } from '../database.ts';
import type { Tables } from '../tables.ts';

export const timeBetweenEmails = span(1, 'hour');

interface Announcement {
  answerId: string;
  /** Selects the `user_id` of each follower. */
  followers: SelectQueryBuilder<Tables, keyof Tables, { user_id: string }>;
}

/** Adds an answer to the next email of each follower who wants emails. */
export async function announceAnswer(tx: Queries, clock: Clock, { answerId, followers }: Announcement) {
  const now = timestampIn(clock);
  const latest = latestTime(clock, timeBetweenEmails);
  await tx
    .insertInto('answers_to_announce')
    .columns(['user_id', 'answer_id'])
    .expression((build) =>
      build
        .selectFrom('answer_emails')
        .select(['user_id', sql<string>`cast(${answerId} as text)`.as('answer_id')])
        .where('is_enabled', '=', 1)
        .where('user_id', 'in', followers),
    )
    // An edit announces an answer again, which may still be waiting for its first email.
    .onConflict((conflict) => conflict.columns(['user_id', 'answer_id']).doNothing())
    .execute();
  await tx
    .updateTable('answer_emails')
    .set((eb) => ({
      due_at: eb
        .case()
        // `isWaiting` of answerEmails/setting.ts in SQL.
        .when(eb.and([eb('earliest_at', '>', now), eb('earliest_at', '<=', latest)]))
        .then(eb.ref('earliest_at'))
        .else(now)
        .end(),
    }))
    .where('is_enabled', '=', 1)
    .where('due_at', 'is', null)
    .where('user_id', 'in', followers)
    .execute();
}

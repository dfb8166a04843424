import type { Insertable } from 'kysely';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Queries } from '#server/db/database.ts';
import type { QuestionFollowsTable } from '#server/db/tables.ts';

const insert = compileOnce((queries, follow: Insertable<QuestionFollowsTable>) =>
  queries
    .insertInto('question_follows')
    .values(follow)
    .onConflict((conflict) => conflict.columns(['user_id', 'question_id']).doNothing()),
);

interface Follow {
  userId: string;
  questionId: string;
  /** An id of now: ids sort by time, so only later answers are unseen. */
  newestId: string;
  now: string;
}

/** Follows a question, unless the user already does. */
export const followQuestion = (tx: Queries, { userId, questionId, newestId, now }: Follow) =>
  insert(tx, {
    user_id: userId,
    question_id: questionId,
    last_seen_answer_id: newestId,
    created_at: now,
  });

export const unfollowQuestion = (tx: Queries, userId: string, questionId: string) =>
  tx
    .deleteFrom('question_follows')
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .execute();

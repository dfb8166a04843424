import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { deleteQuestions } from '#server/db/forum/deleteQuestions.ts';
import { keepSuspension } from '#server/db/users/suspendedAddresses.ts';
import { deletedUserId, getUser } from '#server/db/users/users.ts';
import { countObjections, keepCounts } from '#server/db/yearlyCounts.ts';

const voted = [
  { items: 'questions', votes: 'question_votes' },
  { items: 'answers', votes: 'answer_votes' },
] as const;

const counts = [
  { vote: 'up', count: 'upvotes' },
  { vote: 'down', count: 'downvotes' },
] as const;

async function withdrawVotes(tx: Queries, userId: string) {
  for (const { items, votes } of voted) {
    for (const { vote, count } of counts) {
      const cast = tx
        .selectFrom(votes)
        .select('item_id')
        .where('user_id', '=', userId)
        .where('vote', '=', vote);
      await tx
        .updateTable(items)
        .set((column) => ({ [count]: column(count, '-', 1) }))
        .where('id', 'in', cast)
        .execute();
    }
  }
}

/**
 * Deletes a user and returns the keys of their files. Answers stay without a name unless a moderator removed them. They
 * share a random id, so that a moderator can remove all of them later.
 */
export async function deleteUser(tx: Queries, clock: Clock, userId: string) {
  const user = await getUser(tx, userId);
  const { normalized_email } = user;
  // Locks the user first; otherwise the user's own parallel posts could cause a deadlock.
  await tx.updateTable('users').set({ normalized_email: userId }).where('id', '=', userId).execute();
  await keepSuspension(tx, clock, user);
  const files = [
    ...(await tx.selectFrom('documents').select('file_id as key').where('user_id', '=', userId).execute()),
    ...(await tx.selectFrom('photos').select('id as key').where('user_id', '=', userId).execute()),
  ];
  await withdrawVotes(tx, userId);
  await keepCounts(tx, await countObjections(tx, { userId }));
  await tx.deleteFrom('questions').where('user_id', '=', userId).where('state', '=', 'removed').execute();
  await deleteQuestions(tx, userId);
  await tx.deleteFrom('answers').where('user_id', '=', userId).where('state', '=', 'removed').execute();
  await tx
    .updateTable('answers')
    .set({ user_id: deletedUserId, erased_author: randomUUID() })
    .where('user_id', '=', userId)
    .execute();
  await tx.deleteFrom('users').where('id', '=', userId).execute();
  await tx
    .deleteFrom('email_queue')
    .where(({ eb, or }) => or([eb('normalized_email', '=', normalized_email), eb('subject_id', '=', userId)]))
    .execute();
  return files.map(({ key }) => key);
}

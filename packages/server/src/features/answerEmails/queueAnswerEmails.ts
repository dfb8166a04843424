import { sql } from 'kysely';
import { type Clock, latestTime, span, timestampIn } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { announceAnswer } from '#server/db/forum/announceAnswer.ts';
import { readInBatches } from '#server/db/readInBatches.ts';
import type { Flag } from '#server/db/tables.ts';
import { getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';

type QueueEmail = (queries: Queries, email: string) => Promise<void>;

// Longer than the queue keeps an email, so that a user has one at a time.
const maxTimeInQueue = span(4, 'day');

const batchSize = 500;

/** Queues an email for each user who wants one and whose followed questions have new answers. */
export async function queueAnswerEmails(deps: Deps, queue: QueueEmail) {
  await assignAnswers(deps);
  await queueDueEmails(deps, queue);
}

interface NewAnswer {
  id: string;
  question_id: string;
  user_id: string;
}

// Not a parameter, because SQLite would not use the partial index.
const no = sql.lit<Flag>(0);

async function assignAnswers({ db, clock, log }: Deps) {
  const answers = readInBatches(
    batchSize,
    (lastId) =>
      db.query
        .selectFrom('answers')
        .select(['id', 'question_id', 'user_id'])
        .where('is_announced', '=', no)
        .where('id', '>', lastId)
        .orderBy('id')
        .limit(batchSize)
        .execute(),
    ({ id }) => id,
  );
  for await (const answer of answers) {
    await db
      .transaction((tx) => assignAnswer(tx, clock, answer))
      .catch((error: unknown) => log.error('an answer could not be announced', { error }));
  }
}

/** Adds an answer to the next email of each follower who wants one. */
async function assignAnswer(tx: Queries, clock: Clock, { id, question_id, user_id }: NewAnswer) {
  const { numUpdatedRows } = await tx
    .updateTable('answers')
    .set({ is_announced: 1 })
    .where('id', '=', id)
    .where('is_announced', '=', no)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const followers = tx
    .selectFrom('question_follows')
    .select('user_id')
    .where('question_id', '=', question_id)
    .where('user_id', '<>', user_id);
  await announceAnswer(tx, clock, { answerId: id, followers });
}

/** The emails beyond the first ones are queued by the next run. */
async function queueDueEmails({ db, clock, log }: Deps, queue: QueueEmail) {
  // Only a wrong clock stores a later time.
  await db.query
    .updateTable('answer_emails')
    .set({ due_at: timestampIn(clock) })
    .where('due_at', '>', latestTime(clock, maxTimeInQueue))
    .execute();
  const due = await db.query
    .selectFrom('answer_emails')
    .select(['user_id', 'due_at'])
    .where('due_at', '<=', timestampIn(clock))
    .orderBy('due_at')
    .limit(batchSize)
    .execute();
  for (const { user_id, due_at } of due) {
    const claim = async (tx: Queries) => {
      const { numUpdatedRows } = await tx
        .updateTable('answer_emails')
        .set({ due_at: timestampIn(clock, maxTimeInQueue) })
        .where('user_id', '=', user_id)
        .where('due_at', '=', due_at)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await queue(tx, (await getUser(tx, user_id)).email);
    };
    await db
      .transaction(claim)
      .catch((error: unknown) => log.error('an email about answers could not be queued', { error }));
  }
}

import { latestId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { lastSeenBefore } from '#server/db/forum/lastAnswers.ts';

/** The rest is in the next email. */
const answersAtOnce = 1000;

/** The ids of the answers that the next email of a user may announce, oldest first. */
export async function pendingAnswers(queries: Queries, userId: string) {
  const rows = await queries
    .selectFrom('answers_to_announce')
    .select('answer_id')
    .where('user_id', '=', userId)
    .orderBy('answer_id')
    .limit(answersAtOnce)
    .execute();
  return rows.map(({ answer_id }) => answer_id);
}

export type NewAnswer = Awaited<ReturnType<typeof findNewAnswers>>[number];

/** The visible and unseen ones of these answers, oldest first, without those of people on either side of a block. */
export async function findNewAnswers(queries: Queries, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const answers = await queries
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .innerJoin('question_follows', 'question_follows.question_id', 'questions.id')
    .select(['answers.id as answer_id', 'questions.id as question_id', 'questions.title'])
    .where('answers.id', 'in', ids)
    .where('question_follows.user_id', '=', userId)
    .where(({ eb, or, ref }) =>
      or([
        eb('answers.id', '>', lastSeenBefore(latestId())),
        eb('answers.id', '=', ref('question_follows.edited_answer_id')),
      ]),
    )
    .where('answers.state', '=', 'visible')
    .where('questions.state', '=', 'visible')
    .where(({ exists, not, or, selectFrom }) => {
      const blocks = selectFrom('blocks').select('blocks.created_at');
      return not(
        or(
          (['answers.user_id', 'questions.user_id'] as const).flatMap((author) => [
            exists(blocks.where('blocks.user_id', '=', userId).whereRef('blocks.blocked_id', '=', author)),
            exists(blocks.where('blocks.blocked_id', '=', userId).whereRef('blocks.user_id', '=', author)),
          ]),
        ),
      );
    })
    .execute();
  return answers.sort((one, other) => (one.answer_id < other.answer_id ? -1 : 1));
}

/** Forgets announced answers. The next email is due at `earliestAt` if there are others. */
export async function settleAnswers(
  tx: Queries,
  userId: string,
  { ids, earliestAt }: { ids: readonly string[]; earliestAt: string },
) {
  if (ids.length > 0) {
    await tx
      .deleteFrom('answers_to_announce')
      .where('user_id', '=', userId)
      .where('answer_id', 'in', ids)
      .execute();
  }
  const [pending] = await pendingAnswers(tx, userId);
  await tx
    .updateTable('answer_emails')
    .set({ earliest_at: earliestAt, due_at: pending === undefined ? null : earliestAt })
    .where('user_id', '=', userId)
    .execute();
}

import type { AnswersRemoval, RemainingAnswers } from '@settlement-help/contract';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { notFound } from '#server/http/problem.ts';
import { closeReportsOfRemovedPosts } from '../cases/closeReportsOfRemovedPosts.ts';
import { alreadyDecided, type DecisionContext, logDecision } from '../decisions/decisions.ts';
import { takeDownPosts } from './takeDown.ts';

/** Removes all answers of the deleted account that wrote an answer. Throws 404 if it was no deleted account. */
export async function removeRemainingAnswers(
  context: DecisionContext,
  answerId: string,
  grounds: AnswersRemoval,
) {
  const { tx } = context;
  const answer = await tx
    .selectFrom('answers')
    .select('erased_author')
    .where('id', '=', answerId)
    .executeTakeFirst();
  if (!answer?.erased_author) throw notFound('Answer');
  const id = newId();
  const removed = await takeDownPosts(
    tx,
    'answers',
    { erasedAuthor: answer.erased_author },
    { state: 'removed', decisionId: id },
  );
  if (removed === 0) throw alreadyDecided();
  await logDecision(context, { id, action: 'remove', user_id: null, post_count: removed, ...grounds });
  await closeReportsOfRemovedPosts(context, id);
  return { removed };
}

/** Finds the answers that stay when an account is deleted. */
export async function findRemainingAnswers(queries: Queries, userId: string): Promise<RemainingAnswers> {
  const { count, answer_id } = await queries
    .selectFrom('answers')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('id').as('answer_id')])
    .where('user_id', '=', userId)
    .where('state', '!=', 'removed')
    .executeTakeFirstOrThrow();
  return { count: Number(count), answer_id };
}

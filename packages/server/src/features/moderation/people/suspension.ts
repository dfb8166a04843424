import type { NewSuspension } from '@settlement-help/contract';
import { span, timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { newId } from '#server/core/id.ts';
import { activeSuspension } from '#server/db/users/users.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { closeReportsOfRemovedPosts } from '../cases/closeReportsOfRemovedPosts.ts';
import { type DecisionContext, endSuspension, logDecision, notify } from '../decisions/decisions.ts';
import { takeDownPosts } from '../posts/takeDown.ts';
import { ownCase, refuseProtected, requirePerson } from './people.ts';

/** Suspends a user and removes their posts of the last `remove_days` days. */
export async function suspendPerson(
  context: DecisionContext,
  userId: string,
  { until, remove_days, reason, rule, facts }: NewSuspension,
) {
  const { tx, clock } = context;
  const now = timestampIn(clock);
  if (until !== null && until <= now) {
    throw new InvalidInputError({ path: 'until', code: 'past', message: 'Must be in the future' });
  }
  const user = await requirePerson(tx, userId);
  refuseProtected(context, user);
  if (activeSuspension(user, clock)) {
    throw new HttpProblem(409, 'already_decided', 'This person is suspended already. Lift that first.');
  }
  await tx
    .updateTable('users')
    .set({ suspended_at: now, suspended_until: until, suspension_reason: reason, suspension_facts: facts })
    .where('id', '=', userId)
    .execute();
  const grounds = { user_id: userId, reason, rule, facts };
  // `created_at` must equal `users.suspended_at`: `isInForce` compares them.
  const suspension = await logDecision(context, { action: 'suspend', until, created_at: now, ...grounds });
  await notify(context, userId, 'decision', suspension);
  if (remove_days === 0) return { removed: 0 };

  const removalId = newId();
  const posts = { userId, since: timestampIn(clock, -span(remove_days, 'day')) };
  let removed = 0;
  for (const table of ['answers', 'questions'] as const) {
    removed += await takeDownPosts(tx, table, posts, { state: 'removed', decisionId: removalId });
  }
  if (removed === 0) return { removed };
  await logDecision(context, { id: removalId, action: 'remove', post_count: removed, ...grounds });
  await notify(context, userId, 'decision', removalId);
  await closeReportsOfRemovedPosts(context, removalId);
  return { removed };
}

export async function liftSuspension(context: DecisionContext, userId: string) {
  const user = await requirePerson(context.tx, userId);
  if (userId === context.moderatorId) throw ownCase();
  if (!activeSuspension(user, context.clock)) return;
  await endSuspension(context.tx, userId);
  const id = await logDecision(context, { action: 'lift', user_id: userId });
  await notify(context, userId, 'decision', id);
}

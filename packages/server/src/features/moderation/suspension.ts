import type { NewSuspension } from '@settlement-help/contract';
import { span, timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { newId } from '#server/core/id.ts';
import { activeSuspension, deletedUserId, findUser } from '#server/db/users.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import { type DecisionContext, endSuspension, logDecision, notify, notifyReporters } from './decisions.ts';
import { takeDownPosts } from './takeDown.ts';

async function findPerson({ tx }: DecisionContext, id: string) {
  const user = await findUser(tx, id);
  if (!user || id === deletedUserId) throw notFound('Person');
  return user;
}

async function closeCases(context: DecisionContext, userId: string, decisionId: string) {
  const { tx, clock } = context;
  const down = (table: 'questions' | 'answers') =>
    tx.selectFrom(table).select('id').where('decision_id', '=', decisionId);
  const open = await tx
    .selectFrom('cases')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'report')
    .where('closed_at', 'is', null)
    .where((where) =>
      where.or([where('post_id', 'in', down('questions')), where('post_id', 'in', down('answers'))]),
    )
    .execute();
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  await tx
    .updateTable('cases')
    .set((column) => ({ closed_at: timestampIn(clock), version: column('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  for (const id of ids) await notifyReporters(context, id, decisionId);
}

/** Suspends a user and removes their posts of the last days. */
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
  const user = await findPerson(context, userId);
  if (user.is_moderator) {
    throw new HttpProblem(403, 'moderator_protected', 'A moderator cannot be suspended');
  }
  if (activeSuspension(user, clock)) {
    throw new HttpProblem(409, 'already_decided', 'This person is suspended already. Lift that first.');
  }
  await tx
    .updateTable('users')
    .set({ suspended_at: now, suspended_until: until, suspension_reason: reason, suspension_facts: facts })
    .where('id', '=', userId)
    .execute();
  const grounds = { user_id: userId, reason, rule, facts };
  // Equal to `users.suspended_at`, by which `isInForce` finds the decision.
  const suspension = await logDecision(context, { action: 'suspend', until, created_at: now, ...grounds });
  await notify(context, userId, 'decision', suspension);
  if (remove_days === 0) return { removed: 0 };

  const id = newId();
  const posts = { userId, since: timestampIn(clock, -span(remove_days, 'day')) };
  let removed = 0;
  for (const table of ['answers', 'questions'] as const) {
    removed += await takeDownPosts(tx, table, posts, { state: 'removed', decisionId: id });
  }
  if (removed === 0) return { removed };
  await logDecision(context, { id, action: 'remove', post_count: removed, ...grounds });
  await notify(context, userId, 'decision', id);
  await closeCases(context, userId, id);
  return { removed };
}

export async function liftSuspension(context: DecisionContext, userId: string) {
  const user = await findPerson(context, userId);
  if (userId === context.moderatorId) {
    throw new HttpProblem(403, 'own_case', 'Another moderator must decide about you');
  }
  if (!activeSuspension(user, context.clock)) return;
  await endSuspension(context.tx, userId);
  const id = await logDecision(context, { action: 'lift', user_id: userId });
  await notify(context, userId, 'decision', id);
}

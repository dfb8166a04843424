import type { NewSuspension } from '@settlement-help/contract';
import { span, timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { newId } from '#server/core/id.ts';
import { nobodyId, suspensionOf } from '#server/db/users.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import { type Bench, endSuspension, logDecision, tell, tellReporters } from './decisions.ts';
import { takeDown } from './takeDown.ts';

async function findPerson({ tx }: Bench, id: string) {
  const user = await tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user || id === nobodyId) throw notFound('Person');
  return user;
}

/** Closes the cases of the posts that were taken down along. */
async function closeCases(bench: Bench, userId: string, decisionId: string) {
  const { tx, clock } = bench;
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
  for (const id of ids) await tellReporters(bench, id, decisionId);
}

/** Suspends a person, and removes what they posted in the last days along. */
export async function suspendPerson(
  bench: Bench,
  userId: string,
  { until, remove_days, reason, rule, facts }: NewSuspension,
) {
  const { tx, clock } = bench;
  const now = timestampIn(clock);
  if (until !== null && until <= now) {
    throw new InvalidInputError({ path: 'until', code: 'past', message: 'Must be in the future' });
  }
  const user = await findPerson(bench, userId);
  if (user.is_moderator) {
    throw new HttpProblem(403, 'moderator_protected', 'A moderator cannot be suspended');
  }
  if (suspensionOf(user, clock)) {
    throw new HttpProblem(409, 'already_decided', 'This person is suspended already. Lift that first.');
  }
  await tx
    .updateTable('users')
    .set({ suspended_at: now, suspended_until: until, suspension_reason: reason, suspension_facts: facts })
    .where('id', '=', userId)
    .execute();
  const grounds = { user_id: userId, reason, rule, facts };
  const suspension = await logDecision(bench, { action: 'suspend', until, ...grounds });
  await tell(bench, userId, 'decision', suspension);
  if (remove_days === 0) return { removed: 0 };

  const id = newId();
  const posts = { userId, since: timestampIn(clock, -span(remove_days, 'day')) };
  let removed = 0;
  for (const table of ['answers', 'questions'] as const) {
    removed += await takeDown(tx, table, posts, { state: 'removed', decisionId: id });
  }
  if (removed === 0) return { removed };
  await logDecision(bench, { id, action: 'remove', post_count: removed, ...grounds });
  await tell(bench, userId, 'decision', id);
  await closeCases(bench, userId, id);
  return { removed };
}

export async function liftSuspension(bench: Bench, userId: string) {
  const user = await findPerson(bench, userId);
  if (!suspensionOf(user, bench.clock)) return;
  await endSuspension(bench.tx, userId);
  const id = await logDecision(bench, { action: 'lift', user_id: userId });
  await tell(bench, userId, 'decision', id);
}

import { timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import { findRestriction, isInForce, toNotice } from './notices.ts';

/** Stores the one objection to a decision that is in force, and opens a case for it. */
export async function objectTo(
  tx: Queries,
  { clock }: Pick<Deps, 'clock'>,
  { id, userId, text }: { id: string; userId: string; text: string },
) {
  const decision = await findRestriction(tx, id, userId);
  if (!decision) throw notFound('Notice');
  const before = await tx
    .selectFrom('objections')
    .select('created_at')
    .where('decision_id', '=', id)
    .executeTakeFirst();
  if (before) {
    throw new HttpProblem(409, 'already_objected', 'You have objected to this decision already');
  }
  if (!(await isInForce(tx, decision))) {
    throw new HttpProblem(409, 'already_decided', 'This decision does not hold any more');
  }
  const now = timestampIn(clock);
  await tx
    .insertInto('objections')
    .values({ decision_id: id, user_id: userId, text, created_at: now })
    .execute();
  const { post_kind, post_id, question_id } = decision;
  await tx
    .insertInto('cases')
    .values({
      ...{ id: newId(), kind: 'objection', post_kind, post_id, question_id },
      ...{ user_id: userId, decision_id: id, opened_at: now },
    })
    .execute();
  return toNotice(tx, decision);
}

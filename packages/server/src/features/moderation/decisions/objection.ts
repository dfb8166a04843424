import type { Selectable } from 'kysely';
import { timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import type { DecisionsTable } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import { findOpenCase } from '../posts/posts.ts';
import { findRestriction, isInForce, toNotice } from './notices.ts';

/** Opens the case of an objection, or reuses an open one about the same post. */
async function openCase(tx: Queries, decision: Selectable<DecisionsTable>, now: string) {
  const { id: decision_id, post_kind, post_id, question_id, user_id } = decision;
  const open = await findOpenCase(tx, 'objection', post_id);
  if (open) {
    await tx
      .updateTable('cases')
      .set((column) => ({ decision_id, version: column('version', '+', 1) }))
      .where('id', '=', open.id)
      .execute();
    return;
  }
  const of = { post_kind, post_id, question_id, user_id, decision_id };
  await tx
    .insertInto('cases')
    .values({ id: newId(), kind: 'objection', ...of, opened_at: now })
    .execute();
}

/** Stores an objection. Throws 409 if there is one already or the decision was revoked. */
export async function createObjection(
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
  await openCase(tx, decision, now);
  return toNotice(tx, decision);
}

import { timestampIn } from '#server/core/clock.ts';
import { type DecisionContext, notifyReporters } from '../decisions/decisions.ts';

/** Closes the reports of the posts that a decision removed, and notifies the reporters. */
export async function closeReportsOfRemovedPosts(context: DecisionContext, decisionId: string) {
  const { tx, clock } = context;
  const removedPostIds = (table: 'questions' | 'answers') =>
    tx.selectFrom(table).select('id').where('decision_id', '=', decisionId);
  const open = await tx
    .selectFrom('cases')
    .select('id')
    .where('kind', '=', 'report')
    .where('closed_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('post_id', 'in', removedPostIds('questions')), eb('post_id', 'in', removedPostIds('answers'))]),
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

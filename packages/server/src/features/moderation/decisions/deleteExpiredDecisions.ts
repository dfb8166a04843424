import { span, timestampIn } from '#server/core/clock.ts';
import { countDecisions, countObjections, keepCounts } from '#server/db/yearlyCounts.ts';
import type { Deps } from '#server/deps.ts';

/** Three years, after which claims lapse. The database refuses to delete earlier. */
const lifetime = span(3 * 366, 'day');

/** Deletes old decisions with their objections and keeps their counts, except those in force and those of an open case. */
export const deleteExpiredDecisions = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  db.transaction(async (tx) => {
    const old = await tx
      .selectFrom('decisions')
      .select('id')
      .where('created_at', '<', timestampIn(clock, -lifetime))
      .where(({ and, exists, not, selectFrom }) => {
        const posts = (['questions', 'answers'] as const).map((table) =>
          selectFrom(table).select(`${table}.id`).whereRef(`${table}.decision_id`, '=', 'decisions.id'),
        );
        const suspension = selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'decisions.user_id')
          .whereRef('users.suspended_at', '=', 'decisions.created_at')
          .where('decisions.action', '=', 'suspend');
        const name = selectFrom('removed_names')
          .select('user_id')
          .whereRef('removed_names.decision_id', '=', 'decisions.id');
        const photo = selectFrom('users')
          .select('users.id')
          .whereRef('users.photo_decision_id', '=', 'decisions.id');
        const openCase = selectFrom('cases')
          .select('cases.id')
          .whereRef('cases.decision_id', '=', 'decisions.id')
          .where('cases.closed_at', 'is', null);
        return and([...posts, suspension, name, photo, openCase].map((use) => not(exists(use))));
      })
      .limit(5000)
      .execute();
    if (old.length === 0) return;
    const ids = old.map(({ id }) => id);
    await keepCounts(tx, [...(await countDecisions(tx, { ids })), ...(await countObjections(tx, { ids }))]);
    await tx.deleteFrom('objections').where('decision_id', 'in', ids).execute();
    await tx.deleteFrom('decisions').where('id', 'in', ids).execute();
  });

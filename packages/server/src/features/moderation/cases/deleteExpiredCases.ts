import { span, timestampIn } from '#server/core/clock.ts';
import { countHoursToDecide, countReports, keepCounts } from '#server/db/yearlyCounts.ts';
import type { Deps } from '#server/deps.ts';

/** Objections are possible for six months. */
const lifetime = span(200, 'day');

/** Deletes closed cases with their reports and evidence, and keeps their counts. */
export const deleteExpiredCases = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  db.transaction(async (tx) => {
    const old = await tx
      .selectFrom('cases')
      .select('id')
      .where('closed_at', '<', timestampIn(clock, -lifetime))
      .limit(5000)
      .execute();
    if (old.length === 0) return;
    const ids = old.map(({ id }) => id);
    await keepCounts(tx, [...(await countReports(tx, { ids })), ...(await countHoursToDecide(tx, { ids }))]);
    await tx.deleteFrom('cases').where('id', 'in', ids).execute();
  });

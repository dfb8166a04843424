import type { disputeOutcomes } from '@settlement-help/contract';
import { type Clock, timestampIn } from '#server/core/clock.ts';
import type { Database } from '#server/db/database.ts';
import { keepCounts } from '#server/db/yearlyCounts.ts';

export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** Counts an out-of-court dispute in the year in which it ended, which is now. Returns a sentence. */
export async function addDispute(db: Database, clock: Clock, outcome: DisputeOutcome) {
  const year = Number(timestampIn(clock).slice(0, 4));
  await db.transaction((tx) =>
    keepCounts(tx, [{ year, section: 'disputes', ground: '', outcome, count: 1 }]),
  );
  return `The dispute is in the report of ${year}.`;
}

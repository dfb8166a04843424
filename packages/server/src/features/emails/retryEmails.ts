import { type Clock, span, timestampIn } from '#server/core/clock.ts';
import type { Database } from '#server/db/database.ts';
import { claimDuration } from './emailQueue.ts';

// Longer than a mail server may take for one email.
const longestDelivery = span(1, 'minute');

/** Makes emails that failed due now, except those that a server may be sending; returns how many. */
export async function retryEmails({ db, clock }: { db: Database; clock: Clock }) {
  const { numUpdatedRows } = await db.query
    .updateTable('email_queue')
    .set({ next_attempt_at: timestampIn(clock) })
    .where('attempts', '>', 0)
    .where('next_attempt_at', '>', timestampIn(clock))
    .where(({ between, not }) =>
      not(
        between(
          'next_attempt_at',
          timestampIn(clock, claimDuration - longestDelivery),
          timestampIn(clock, claimDuration),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

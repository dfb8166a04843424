import { type Clock, span, timestampIn } from '#server/core/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { createEmailQueue, type EmailComposers } from '#server/features/auth/emailQueue.ts';
import { composeModerationEmail } from '#server/features/moderation/emails.ts';
import { queueReminders } from '#server/features/reminders/queueReminders.ts';
import { composeReminder } from '#server/features/reminders/reminderEmail.ts';
import { runCleanup } from './cleanup.ts';

export const emailComposers: EmailComposers = {
  reminder: composeReminder,
  moderation: composeModerationEmail,
};

/** Returns true if no process has run the job within the last `every` milliseconds. */
export async function claimJob({ db, clock }: { db: Database; clock: Clock }, job: string, every: number) {
  await db.query
    .insertInto('jobs')
    .values({ name: job, started_at: '' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { numUpdatedRows } = await db.query
    .updateTable('jobs')
    .set({ started_at: timestampIn(clock) })
    .where('name', '=', job)
    .where('started_at', '<=', timestampIn(clock, -every))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Starts the timers. `isAlone` is true if no other process uses the same files. */
export function startJobs(deps: Deps, { isAlone }: { isAlone: boolean }) {
  const { clock, log } = deps;
  const emailQueue = createEmailQueue(deps, emailComposers);
  const run = (work: () => Promise<void>) => {
    work().catch((error: unknown) => log.error('a job failed', { error }));
  };
  const runCleanupOnce = async () => {
    const isOurs = await claimJob(deps, 'cleanup', span(59, 'minute'));
    // Younger files may belong to a running request.
    const before = new Date(clock.now().getTime() - span(1, 'hour'));
    if (isOurs) await runCleanup(deps, before);
    // The process that claimed the job cannot delete staged files of other machines.
    else await deps.storage.sweepStaged(before);
  };

  const runRemindersOnce = async () => {
    if (!(await claimJob(deps, 'reminders', span(59, 'minute')))) return;
    await queueReminders(deps, (queries, email) => emailQueue.add(queries, 'reminder', email));
    await emailQueue.deliverDue();
  };

  // No other process has running requests with older files.
  run(isAlone ? () => runCleanup(deps, new Date(performance.timeOrigin)) : runCleanupOnce);
  run(emailQueue.deliverDue);
  run(runRemindersOnce);
  const timers = [
    setInterval(() => run(runCleanupOnce), span(1, 'hour')),
    setInterval(() => run(runRemindersOnce), span(1, 'hour')),
    setInterval(() => run(emailQueue.deliverDue), span(1, 'minute')),
  ];
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

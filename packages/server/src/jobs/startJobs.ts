import { join } from 'node:path';
import { type Clock, latestTime, span, timestampIn } from '#server/core/clock.ts';
import { outboxName } from '#server/core/dataDir.ts';
import type { Database } from '#server/db/database.ts';
import { indexPosts } from '#server/db/search/indexPosts.ts';
import { isReadOnly } from '#server/db/settings.ts';
import type { Deps } from '#server/deps.ts';
import { composeAnswerEmail } from '#server/features/answerEmails/composeAnswerEmail.ts';
import { queueAnswerEmails } from '#server/features/answerEmails/queueAnswerEmails.ts';
import { createEmailQueue, type EmailComposers } from '#server/features/emails/emailQueue.ts';
import { composeModerationEmail } from '#server/features/moderation/decisions/emails.ts';
import { watchHealth } from '#server/features/operations/watchHealth.ts';
import { composeReminder } from '#server/features/reminders/composeReminder.ts';
import { queueReminders } from '#server/features/reminders/queueReminders.ts';
import { sweepOutbox } from '#server/mail/outbox.ts';
import { runCleanup } from './cleanup.ts';

export const emailComposers: EmailComposers = {
  reminder: composeReminder,
  answers: composeAnswerEmail,
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
    .where(({ eb, or }) =>
      or([eb('started_at', '<=', timestampIn(clock, -every)), eb('started_at', '>', latestTime(clock))]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Starts the timers. `isAlone` is true if no other process uses the same files. */
export function startJobs(deps: Deps, { isAlone }: { isAlone: boolean }) {
  const { clock, config, log, metrics } = deps;
  const emailQueue = createEmailQueue(deps, emailComposers);
  const run = (work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      log.error('a job failed', { error });
      metrics.jobFailures.inc();
    });
  /** Runs a job that writes or sends, except in read-only mode. */
  const runUnlessPaused = (work: () => Promise<void>) =>
    run(async () => {
      if (!(await isReadOnly(deps.db.query))) await work();
    });
  const runCleanupOnce = async () => {
    const isOurs = await claimJob(deps, 'cleanup', span(59, 'minute'));
    // Younger files may belong to a running request.
    const filesBefore = new Date(clock.now().getTime() - span(1, 'hour'));
    if (isOurs) await runCleanup(deps, filesBefore);
    // The process that claimed the job cannot delete staged files of other machines.
    else await deps.storage.sweepStaged(filesBefore);
  };

  // Not claimed, because each machine has its own outbox.
  const sweepOutboxOnce = () => sweepOutbox(join(config.dataDir, outboxName), clock);

  const runRemindersOnce = async () => {
    if (!(await claimJob(deps, 'reminders', span(59, 'minute')))) return;
    await queueReminders(deps, (queries, email) => emailQueue.add(queries, 'reminder', email));
    await emailQueue.deliverDue();
  };

  const runAnswerEmailsOnce = async () => {
    if (!(await claimJob(deps, 'answer emails', span(59, 'second')))) return;
    await queueAnswerEmails(deps, (queries, email) => emailQueue.add(queries, 'answers', email));
    await emailQueue.deliverDue();
  };

  // No other process has running requests with older files.
  const runFirstCleanup = async () => {
    await claimJob(deps, 'cleanup', 0);
    await runCleanup(deps, new Date(performance.timeOrigin));
  };
  const firstRuns = [
    runUnlessPaused(isAlone ? runFirstCleanup : runCleanupOnce),
    runUnlessPaused(sweepOutboxOnce),
    runUnlessPaused(() => indexPosts(deps)),
    run(emailQueue.deliverDue),
    runUnlessPaused(runRemindersOnce),
    runUnlessPaused(runAnswerEmailsOnce),
  ];
  // The checks read the time at which each job last ran.
  void Promise.all(firstRuns).then(() => run(() => watchHealth(deps)));
  const timers = [
    setInterval(() => runUnlessPaused(runCleanupOnce), span(1, 'hour')),
    setInterval(() => runUnlessPaused(sweepOutboxOnce), span(1, 'hour')),
    setInterval(() => run(() => watchHealth(deps)), span(1, 'hour')),
    setInterval(() => runUnlessPaused(runRemindersOnce), span(1, 'hour')),
    setInterval(() => runUnlessPaused(runAnswerEmailsOnce), span(1, 'minute')),
    setInterval(() => runUnlessPaused(() => indexPosts(deps)), span(1, 'hour')),
    setInterval(() => run(emailQueue.deliverDue), span(1, 'minute')),
  ];
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

import { span } from './clock.ts';
import type { Deps } from './deps.ts';
import { createResetMails } from './features/auth/resetMails.ts';
import { sweepSessions } from './features/auth/sessions.ts';
import { findDocument } from './features/documents/queries.ts';
import { deleteUnusedPhotos, findPhoto } from './features/users/photos.ts';

const longestWindow = span(1, 'day');

/** Deletes what has run out, and files left before `before` that no row knows: a stop came between the two. */
export async function keepHouse(deps: Pick<Deps, 'clock' | 'db' | 'log' | 'storage'>, before: Date) {
  const { db, storage, clock, log } = deps;
  const now = clock.now();
  const dayAgo = new Date(now.getTime() - longestWindow).toISOString();
  await sweepSessions(deps);
  await db.query.deleteFrom('attempts').where('created_at', '<', dayAgo).execute();
  await db.query.deleteFrom('idempotency_keys').where('created_at', '<', dayAgo).execute();
  await db.query.deleteFrom('reset_tokens').where('expires_at', '<', now.toISOString()).execute();
  for (const id of await deleteUnusedPhotos(db.query, dayAgo)) await storage.delete(id);
  const isKnown = async (key: string) =>
    (await findDocument(db.query, key)) !== undefined || (await findPhoto(db.query, key)) !== undefined;
  const swept = await storage.sweep(before, isKnown);
  if (swept > 0) log.info('swept files', { swept });
}

/** Keeps house now and every hour, and sends the mails that could not be sent at once. */
export function startBackgroundWork(deps: Deps) {
  const { clock, log } = deps;
  const resetMails = createResetMails(deps);
  const run = (work: () => Promise<void>) => {
    work().catch((error: unknown) => log.error('background work failed', { error }));
  };
  const keepHouseBefore = (moment: Date) => run(() => keepHouse(deps, moment));
  const hourAgo = () => new Date(clock.now().getTime() - span(1, 'hour'));

  // What is older than this process belongs to no request under way.
  keepHouseBefore(new Date(performance.timeOrigin));
  run(resetMails.deliverDue);
  const timers = [
    setInterval(() => keepHouseBefore(hourAgo()), span(1, 'hour')),
    setInterval(() => run(resetMails.deliverDue), span(1, 'minute')),
  ];
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

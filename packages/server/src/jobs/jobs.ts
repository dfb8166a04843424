import { type Clock, span, timestampIn } from '#server/core/clock.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { deleteUnusedPhotos } from '#server/db/photos.ts';
import type { Deps } from '#server/deps.ts';
import { createLetters } from '#server/features/auth/emailQueue.ts';
import { sweepSessions } from '#server/features/auth/sessions.ts';
import { sweepLinkKeys } from '#server/http/endpoints/downloadLinks.ts';

const longestWindow = span(1, 'day');

const rowsAtOnce = 5000;

/** Deletes old rows some at a time, so that nobody waits long for a statement that deletes many. */
async function deleteBefore(queries: Queries, table: 'attempts' | 'idempotency_keys', moment: string) {
  for (let deleted = rowsAtOnce; deleted === rowsAtOnce; ) {
    const old = queries.selectFrom(table).select('id').where('created_at', '<', moment).limit(rowsAtOnce);
    const { numDeletedRows } = await queries
      .deleteFrom(table)
      .where('id', 'in', old)
      .executeTakeFirstOrThrow();
    deleted = Number(numDeletedRows);
  }
}

/** Those of the keys that neither a document nor a photo goes by. */
async function findOrphans(queries: Queries, keys: string[]) {
  const orphans = new Set(keys);
  for (const table of ['documents', 'photos'] as const) {
    if (orphans.size === 0) break;
    const rows = await queries
      .selectFrom(table)
      .select('id')
      .where('id', 'in', [...orphans])
      .execute();
    for (const { id } of rows) orphans.delete(id);
  }
  return orphans;
}

type HouseDeps = Pick<Deps, 'clock' | 'db' | 'log' | 'storage'>;

/** What keeping house is made of, each without need of the others. */
function choresOf(deps: HouseDeps, before: Date): Record<string, () => Promise<unknown>> {
  const { db, storage, clock, log } = deps;
  const dayAgo = timestampIn(clock, -longestWindow);
  return {
    sessions: () => sweepSessions(deps),
    attempts: () => deleteBefore(db.query, 'attempts', dayAgo),
    'idempotency keys': () => deleteBefore(db.query, 'idempotency_keys', dayAgo),
    'reset tokens': () =>
      db.query.deleteFrom('reset_tokens').where('expires_at', '<', timestampIn(clock)).execute(),
    'link keys': () => sweepLinkKeys(deps),
    photos: async () => {
      // A transaction, since somebody may be saving such a photo in their profile at this moment.
      const unused = await db.transaction((tx) => deleteUnusedPhotos(tx, dayAgo));
      for (const id of unused) await storage.delete(id);
    },
    files: async () => {
      const swept = await storage.sweep(before, (keys) => findOrphans(db.query, keys));
      if (swept > 0) log.info('swept files', { swept });
    },
  };
}

/** Deletes what has run out, and files left before `before` that no row knows: a stop came between the two. */
export async function keepHouse(deps: HouseDeps, before: Date) {
  for (const [chore, work] of Object.entries(choresOf(deps, before))) {
    try {
      await work();
    } catch (error) {
      // It is tried again in an hour, and keeps nothing else waiting for so long.
      deps.log.error('a chore failed', { chore, error });
    }
  }
}

/** Whether it is this process's turn: none has begun that chore within so many milliseconds. */
export async function takeTurn({ db, clock }: { db: Database; clock: Clock }, chore: string, every: number) {
  await db.query
    .insertInto('chores')
    .values({ name: chore, begun_at: '' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { numUpdatedRows } = await db.query
    .updateTable('chores')
    .set({ begun_at: timestampIn(clock) })
    .where('name', '=', chore)
    .where('begun_at', '<=', timestampIn(clock, -every))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Keeps house now and every hour, and sends the mails that could not be sent at once. With `isAlone` no other process
 * serves the same files.
 */
export function startBackgroundWork(deps: Deps, { isAlone }: { isAlone: boolean }) {
  const { clock, log } = deps;
  const letters = createLetters(deps);
  const run = (work: () => Promise<void>) => {
    work().catch((error: unknown) => log.error('background work failed', { error }));
  };
  const keepHouseInTurn = async () => {
    const isOurs = await takeTurn(deps, 'keep house', span(59, 'minute'));
    // What is younger may be of a request under way, in whichever process.
    const before = new Date(clock.now().getTime() - span(1, 'hour'));
    if (isOurs) await keepHouse(deps, before);
    // Whose turn it is may be another machine, which cannot see what a stop left on this one.
    else await deps.storage.sweepStaged(before);
  };

  // What is older than a process that is alone belongs to no request under way.
  run(isAlone ? () => keepHouse(deps, new Date(performance.timeOrigin)) : keepHouseInTurn);
  run(letters.deliverDue);
  const timers = [
    setInterval(() => run(keepHouseInTurn), span(1, 'hour')),
    setInterval(() => run(letters.deliverDue), span(1, 'minute')),
  ];
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

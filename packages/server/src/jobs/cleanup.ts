import { span, timestampIn } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { deleteUnusedPhotos } from '#server/db/photos.ts';
import { forgetTerms } from '#server/db/search/forgetTerms.ts';
import type { Deps } from '#server/deps.ts';
import { sweepSessions } from '#server/features/auth/sessions.ts';
import { sweepBin } from '#server/features/documents/bin.ts';
import { eraseCases } from '#server/features/moderation/eraseCases.ts';
import { eraseDecisions } from '#server/features/moderation/eraseDecisions.ts';
import { countMonthlyUsers } from '#server/features/transparency/monthlyUsers.ts';
import { sweepLinkKeys } from '#server/http/endpoints/downloadLinks.ts';

const longestWindow = span(1, 'day');

/** Facts are reviewed twice a year. */
const reportLifetime = span(180, 'day');

const browserLifetime = span(365, 'day');

const rowsAtOnce = 5000;

/** Deletes in batches, because one large statement would block others. */
async function deleteBefore(
  queries: Queries,
  table: 'document_archives' | 'rate_limit_attempts' | 'idempotency_keys' | 'fact_reports',
  moment: string,
) {
  for (let deleted = rowsAtOnce; deleted === rowsAtOnce; ) {
    const old = queries.selectFrom(table).select('id').where('created_at', '<', moment).limit(rowsAtOnce);
    const { numDeletedRows } = await queries
      .deleteFrom(table)
      .where('id', 'in', old)
      .executeTakeFirstOrThrow();
    deleted = Number(numDeletedRows);
  }
}

async function findOrphans(queries: Queries, keys: string[]) {
  if (keys.length === 0) return new Set<string>();
  const used = [
    ...(await queries
      .selectFrom('documents')
      .select('file_id as key')
      .where('file_id', 'in', keys)
      .execute()),
    ...(await queries.selectFrom('photos').select('id as key').where('id', 'in', keys).execute()),
  ];
  const usedKeys = new Set(used.map(({ key }) => key));
  return new Set(keys.filter((key) => !usedKeys.has(key)));
}

type CleanupDeps = Pick<Deps, 'clock' | 'db' | 'log' | 'metrics' | 'storage'>;

function cleanupTasks(deps: CleanupDeps, before: Date): Record<string, () => Promise<unknown>> {
  const { db, storage, clock, log } = deps;
  const dayAgo = timestampIn(clock, -longestWindow);
  return {
    // Before the sessions that it counts are deleted.
    'monthly users': () => countMonthlyUsers(deps),
    sessions: () => sweepSessions(deps),
    attempts: () => deleteBefore(db.query, 'rate_limit_attempts', dayAgo),
    'idempotency keys': () => deleteBefore(db.query, 'idempotency_keys', dayAgo),
    archives: () => deleteBefore(db.query, 'document_archives', dayAgo),
    bin: () => sweepBin(deps),
    'fact reports': () => deleteBefore(db.query, 'fact_reports', timestampIn(clock, -reportLifetime)),
    cases: () => eraseCases(deps),
    decisions: () => eraseDecisions(deps),
    'email tokens': () =>
      db.query.deleteFrom('email_tokens').where('expires_at', '<', timestampIn(clock)).execute(),
    invitations: () =>
      db.query.deleteFrom('invitations').where('expires_at', '<', timestampIn(clock)).execute(),
    'former addresses': () =>
      db.query.deleteFrom('former_emails').where('held_until', '<', timestampIn(clock)).execute(),
    suspensions: () =>
      db.query.deleteFrom('suspended_addresses').where('suspended_until', '<', timestampIn(clock)).execute(),
    browsers: () =>
      db.query
        .deleteFrom('known_browsers')
        .where('last_used_at', '<', timestampIn(clock, -browserLifetime))
        .execute(),
    'search terms': () => forgetTerms(db),
    'link keys': () => sweepLinkKeys(deps),
    photos: async () => {
      // A transaction, because a user may be saving this photo right now.
      const unused = await db.transaction((tx) => deleteUnusedPhotos(tx, dayAgo));
      for (const id of unused) await storage.delete(id);
    },
    files: async () => {
      const swept = await storage.sweep(before, (keys) => findOrphans(db.query, keys));
      if (swept > 0) log.info('swept files', { swept });
    },
  };
}

export async function runCleanup(deps: CleanupDeps, before: Date) {
  for (const [task, work] of Object.entries(cleanupTasks(deps, before))) {
    try {
      await work();
    } catch (error) {
      deps.log.error('a cleanup task failed', { task, error });
      deps.metrics.jobFailures.inc();
    }
  }
}

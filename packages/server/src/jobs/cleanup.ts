/** Retention: deletes data whose lifetime is over. */

import { span, timestampIn } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { idempotencyKeyLifetime } from '#server/db/idempotency.ts';
import { maxRateLimitWindow } from '#server/db/rateLimit.ts';
import { forgetTerms } from '#server/db/search/forgetTerms.ts';
import { deleteUnusedPhotos } from '#server/db/users/photos.ts';
import type { Deps } from '#server/deps.ts';
import { deleteExpiredSessions } from '#server/features/auth/sessions/sessions.ts';
import { deleteExpiredBinDocuments } from '#server/features/documents/bin.ts';
import { deleteExpiredCases } from '#server/features/moderation/cases/deleteExpiredCases.ts';
import { deleteExpiredDecisions } from '#server/features/moderation/decisions/deleteExpiredDecisions.ts';
import { countMonthlyUsers } from '#server/features/transparency/monthlyUsers.ts';
import { deleteExpiredLinkKeys } from '#server/http/endpoints/downloadLinks.ts';

/** Longer than the links to an archive are valid. */
const archiveLifetime = span(1, 'day');

/** A user may upload a photo long before saving the profile. */
const unusedPhotoLifetime = span(1, 'day');

/** Facts are reviewed twice a year. */
const reportLifetime = span(180, 'day');

const browserLifetime = span(365, 'day');

const batchSize = 5000;

/** Deletes in batches, because one large statement would block others. */
async function deleteBefore(
  queries: Queries,
  table: 'document_archives' | 'rate_limit_attempts' | 'idempotency_keys' | 'fact_reports',
  moment: string,
) {
  let deleted: number;
  do {
    const old = queries.selectFrom(table).select('id').where('created_at', '<', moment).limit(batchSize);
    const { numDeletedRows } = await queries
      .deleteFrom(table)
      .where('id', 'in', old)
      .executeTakeFirstOrThrow();
    deleted = Number(numDeletedRows);
  } while (deleted === batchSize);
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

function cleanupTasks(deps: CleanupDeps, filesBefore: Date): Record<string, () => Promise<unknown>> {
  const { db, storage, clock, log } = deps;
  return {
    // Runs first: it counts sessions that the next task deletes.
    'monthly users': () => countMonthlyUsers(deps),
    sessions: () => deleteExpiredSessions(deps),
    attempts: () => deleteBefore(db.query, 'rate_limit_attempts', timestampIn(clock, -maxRateLimitWindow)),
    'idempotency keys': () =>
      deleteBefore(db.query, 'idempotency_keys', timestampIn(clock, -idempotencyKeyLifetime)),
    archives: () => deleteBefore(db.query, 'document_archives', timestampIn(clock, -archiveLifetime)),
    bin: () => deleteExpiredBinDocuments(deps),
    'fact reports': () => deleteBefore(db.query, 'fact_reports', timestampIn(clock, -reportLifetime)),
    cases: () => deleteExpiredCases(deps),
    decisions: () => deleteExpiredDecisions(deps),
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
    'link keys': () => deleteExpiredLinkKeys(deps),
    photos: async () => {
      const before = timestampIn(clock, -unusedPhotoLifetime);
      // A transaction keeps a photo that a user is saving.
      const unused = await db.transaction((tx) => deleteUnusedPhotos(tx, before));
      for (const id of unused) await storage.delete(id);
    },
    files: async () => {
      const swept = await storage.sweep(filesBefore, (keys) => findOrphans(db.query, keys));
      if (swept > 0) log.info('swept files', { swept });
    },
  };
}

/** Files older than `filesBefore` belong to no running request. */
export async function runCleanup(deps: CleanupDeps, filesBefore: Date) {
  for (const [task, work] of Object.entries(cleanupTasks(deps, filesBefore))) {
    try {
      await work();
    } catch (error) {
      deps.log.error('a cleanup task failed', { task, error });
      deps.metrics.jobFailures.inc();
    }
  }
}

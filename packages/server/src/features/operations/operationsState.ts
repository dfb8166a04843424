import type { Clock } from '#server/core/clock.ts';
import type { Database, Queries } from '#server/db/database.ts';

/** The number of waiting emails, and for how many milliseconds the oldest one has waited. */
export async function readEmailQueue({ db, clock }: { db: Database; clock: Clock }) {
  const { count, oldest } = await db.query
    .selectFrom('email_queue')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), age: oldest ? clock.now().getTime() - Date.parse(oldest) : 0 };
}

/** Read-only mode, in which jobs and emails pause, and the time of its last change. */
export async function readJobPause(query: Queries) {
  const row = await query
    .selectFrom('settings')
    .select(['value', 'changed_at'])
    .where('name', '=', 'read_only')
    .executeTakeFirst();
  return { isOn: row?.value === 'on', changedAt: row?.changed_at ?? '' };
}

/** The jobs, the one that started the longest time ago first. */
export const readJobStarts = (query: Queries) =>
  query.selectFrom('jobs').selectAll().orderBy('started_at').execute();

export async function countOpenCases(query: Queries) {
  const { count } = await query
    .selectFrom('cases')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

import { type SelectQueryBuilder, sql } from 'kysely';
import { latestTime, span } from '#server/core/clock.ts';
import { latestId } from '#server/core/id.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';

/** The column of each table that is compared with the time, and the milliseconds by which it may be ahead. */
const times = [
  ['sessions', 'last_used_at', 0],
  ['rate_limit_attempts', 'created_at', 0],
  ['email_queue', 'next_attempt_at', span(16, 'minute')],
  ['email_tokens', 'created_at', 0],
  ['second_factors', 'created_at', 0],
  ['idempotency_keys', 'created_at', 0],
  ['jobs', 'started_at', 0],
  ['answer_emails', 'earliest_at', span(1, 'hour')],
  ['reminders', 'checked_on', span(1, 'day')],
] as const;

/** Tables whose ids sort by time. */
const posts = ['questions', 'answers'] as const;

/** Logs how many rows a wrong clock has stored with a time in the future. They are ignored. */
export async function reportFutureRows({ db, clock, log }: Pick<Deps, 'clock' | 'db' | 'log'>) {
  const counts: Record<string, number> = {};
  const countLater = async (table: keyof Tables, column: string, time: string) => {
    const rows = db.query.selectFrom(table) as unknown as SelectQueryBuilder<Tables, typeof table, object>;
    const { count } = await rows
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where(sql.ref<string>(column), '>', time)
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) counts[table] = Number(count);
  };
  for (const [table, column, ahead] of times) await countLater(table, column, latestTime(clock, ahead));
  for (const table of posts) await countLater(table, 'id', latestId());
  if (Object.keys(counts).length > 0) log.warn('rows from the future are ignored: check the clock', counts);
}

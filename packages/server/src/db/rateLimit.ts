import { sql } from 'kysely';
import { type Clock, timestampIn } from '#server/core/clock.ts';
import type { AppConfig } from '#server/core/config.ts';
import { newId } from '#server/core/id.ts';
import { sha256 } from '#server/core/tokens.ts';
import { compileOnce } from './compileOnce.ts';
import type { Database, Queries } from './database.ts';
import type { RateLimitAttemptsTable } from './tables.ts';

interface RateLimitOptions {
  name: string;
  max: number;
  window: number;
}

const ownerColumns = { rate_limit_attempts: 'key', questions: 'user_id', answers: 'user_id' } as const;

/** Selects the creation time of the owner's `count`-th newest row after `after`, if there is one. */
export const createSelectOldest = (table: keyof typeof ownerColumns, count: number) =>
  compileOnce((queries, { owner, after }: { owner: string; after: string }) =>
    queries
      .selectFrom(table)
      .select('created_at')
      .where(sql.ref<string>(ownerColumns[table]), '=', owner)
      .where('created_at', '>', after)
      .orderBy('created_at', 'desc')
      // SQLite would plan the query again for a bound limit.
      .limit(sql.lit(1))
      .offset(sql.lit(count - 1)),
  );

const insertAttempt = compileOnce((queries, row: RateLimitAttemptsTable) =>
  queries.insertInto('rate_limit_attempts').values(row),
);

type Factor = Pick<AppConfig, 'rateLimitFactor'>;

export const scaleLimit = ({ rateLimitFactor }: Factor, meant: number) =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(1, Math.round(meant * rateLimitFactor)));

export function secondsUntil(clock: Clock, createdAt: string, window: number) {
  const end = new Date(createdAt).getTime() + window;
  return Math.max(1, Math.ceil((end - clock.now().getTime()) / 1000));
}

type RateLimitDeps = { db: Database; clock: Clock; config: Factor };

/** A limit per key within a sliding window, stored in the database for all processes. */
export function createRateLimit({ db, clock, config }: RateLimitDeps, options: RateLimitOptions) {
  const selectOldest = createSelectOldest('rate_limit_attempts', scaleLimit(config, options.max));
  const keyOf = (key: string) => sha256(`${options.name}\n${key}`);

  const takeIn = async (tx: Queries, key: string) => {
    const after = timestampIn(clock, -options.window);
    const [oldest] = await selectOldest(tx, { owner: keyOf(key), after });
    if (oldest) return secondsUntil(clock, oldest.created_at, options.window);
    await insertAttempt(tx, { id: newId(), key: keyOf(key), created_at: timestampIn(clock) });
    return 0;
  };

  return {
    // Counted before the password is checked, so that parallel guesses count too.
    /** Returns the seconds to wait if the limit is reached, else 0. */
    take: (key: string) => db.transaction((tx) => takeIn(tx, key)),
    /** Removes the last attempt of a key. */
    undo: async (key: string) => {
      const last = db.query
        .selectFrom('rate_limit_attempts')
        .select('id')
        .where('key', '=', keyOf(key))
        .orderBy('created_at', 'desc')
        .limit(1);
      await db.query.deleteFrom('rate_limit_attempts').where('id', 'in', last).execute();
    },
    reset: async (key: string) => {
      await db.query.deleteFrom('rate_limit_attempts').where('key', '=', keyOf(key)).execute();
    },
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;

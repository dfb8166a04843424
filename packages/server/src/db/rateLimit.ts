import { sql } from 'kysely';
import { type Clock, latestTime, span, timestampIn } from '#server/core/clock.ts';
import type { AppConfig } from '#server/core/config.ts';
import { newId } from '#server/core/id.ts';
import { sha256 } from '#server/core/tokens.ts';
import { compileOnce } from './compileOnce.ts';
import type { Database, Queries } from './database.ts';
import type { RateLimitAttemptsTable } from './tables.ts';

/** The cleanup deletes older attempts. */
export const maxRateLimitWindow = span(1, 'day');

interface RateLimitOptions {
  name: string;
  max: number;
  /** In milliseconds, at most `maxRateLimitWindow`. */
  window: number;
  /**
   * Attempts beyond `max` wait for a delay that doubles each time, instead of until the window ends. In milliseconds.
   */
  delay?: { first: number; longest: number };
}

type Attempts = Record<'key' | 'after' | 'until', string>;

const maxDoublings = 20;

/** Selects the creation times of the attempts of a key between two times, newest first. */
const createSelectAttempts = ({ offset, limit }: Record<'offset' | 'limit', number>) =>
  compileOnce((queries, { key, after, until }: Attempts) =>
    queries
      .selectFrom('rate_limit_attempts')
      .select('created_at')
      .where('key', '=', key)
      .where('created_at', '>', after)
      .where('created_at', '<=', until)
      .orderBy('created_at', 'desc')
      // SQLite would plan the query again for a bound limit.
      .limit(sql.lit(limit))
      .offset(sql.lit(offset)),
  );

const insertAttempt = compileOnce((queries, row: RateLimitAttemptsTable) =>
  queries.insertInto('rate_limit_attempts').values(row),
);

type Factor = Pick<AppConfig, 'rateLimitFactor'>;

const scaleLimit = ({ rateLimitFactor }: Factor, limit: number) =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(1, Math.round(limit * rateLimitFactor)));

function secondsUntil(clock: Clock, createdAt: string, window: number) {
  const end = new Date(createdAt).getTime() + window;
  return Math.max(1, Math.ceil((end - clock.now().getTime()) / 1000));
}

type RateLimitDeps = { db: Database; clock: Clock; config: Factor };

/** A limit per key within a sliding window, stored in the database for all processes. */
export function createRateLimit({ db, clock, config }: RateLimitDeps, options: RateLimitOptions) {
  if (options.window > maxRateLimitWindow)
    throw new Error(`The window of the rate limit ${options.name} is too long`);
  const offset = scaleLimit(config, options.max) - 1;
  // The attempt that must leave the window before the next one is allowed.
  const selectBlocking = createSelectAttempts({ offset, limit: 1 });
  const selectNewest = createSelectAttempts({ offset: 0, limit: 1 });
  // Each of them doubles the delay.
  const selectDoublings = createSelectAttempts({ offset, limit: maxDoublings });
  const keyOf = (key: string) => sha256(`${options.name}\n${key}`);

  const windowWait = async (tx: Queries, attempts: Attempts) => {
    const [blocking] = await selectBlocking(tx, attempts);
    return blocking ? secondsUntil(clock, blocking.created_at, options.window) : 0;
  };

  const growingWait = async (
    tx: Queries,
    attempts: Attempts,
    { first, longest }: NonNullable<RateLimitOptions['delay']>,
  ) => {
    const doublings = await selectDoublings(tx, attempts);
    const [newest] = doublings.length > 0 ? await selectNewest(tx, attempts) : [];
    if (!newest) return 0;
    const delay = Math.min(longest, first * 2 ** (doublings.length - 1));
    const isOver = newest.created_at <= timestampIn(clock, -delay);
    return isOver ? 0 : secondsUntil(clock, newest.created_at, delay);
  };

  const takeWithin = async (tx: Queries, key: string) => {
    const attempts = {
      key: keyOf(key),
      after: timestampIn(clock, -options.window),
      until: latestTime(clock),
    };
    const { delay } = options;
    const wait = delay ? await growingWait(tx, attempts, delay) : await windowWait(tx, attempts);
    if (wait > 0) return wait;
    await insertAttempt(tx, { id: newId(), key: keyOf(key), created_at: timestampIn(clock) });
    return 0;
  };

  return {
    /**
     * Returns the seconds to wait if the limit is reached, else 0. In a given transaction, an action that fails is not
     * counted.
     */
    take: (key: string, tx?: Queries) =>
      tx ? takeWithin(tx, key) : db.transaction((own) => takeWithin(own, key)),
    /** Removes the last attempt of a key. */
    undo: async (key: string) => {
      const last = db.query
        .selectFrom('rate_limit_attempts')
        .select('id')
        .where('key', '=', keyOf(key))
        .where('created_at', '<=', latestTime(clock))
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

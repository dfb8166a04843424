import { sql } from 'kysely';
import { type Clock, latestTime, timestampIn } from '#server/core/clock.ts';
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
  /** Beyond `max`, each attempt waits for twice as long as the one before, in place of the end of the window. */
  delay?: { first: number; longest: number };
}

type Attempts = Record<'key' | 'after' | 'until', string>;

const mostDoublings = 20;

/** Selects the creation time of the `count`-th newest attempt of a key between two times, if there is one. */
const createSelectOldest = (count: number, rows = 1) =>
  compileOnce((queries, { key, after, until }: Attempts) =>
    queries
      .selectFrom('rate_limit_attempts')
      .select('created_at')
      .where('key', '=', key)
      .where('created_at', '>', after)
      .where('created_at', '<=', until)
      .orderBy('created_at', 'desc')
      // SQLite would plan the query again for a bound limit.
      .limit(sql.lit(rows))
      .offset(sql.lit(count - 1)),
  );

const insertAttempt = compileOnce((queries, row: RateLimitAttemptsTable) =>
  queries.insertInto('rate_limit_attempts').values(row),
);

type Factor = Pick<AppConfig, 'rateLimitFactor'>;

const scaleLimit = ({ rateLimitFactor }: Factor, meant: number) =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(1, Math.round(meant * rateLimitFactor)));

function secondsUntil(clock: Clock, createdAt: string, window: number) {
  const end = new Date(createdAt).getTime() + window;
  return Math.max(1, Math.ceil((end - clock.now().getTime()) / 1000));
}

type RateLimitDeps = { db: Database; clock: Clock; config: Factor };

/** A limit per key within a sliding window, stored in the database for all processes. */
export function createRateLimit({ db, clock, config }: RateLimitDeps, options: RateLimitOptions) {
  const selectOldest = createSelectOldest(scaleLimit(config, options.max));
  const selectNewest = createSelectOldest(1);
  const selectBeyond = createSelectOldest(scaleLimit(config, options.max), mostDoublings);
  const keyOf = (key: string) => sha256(`${options.name}\n${key}`);

  const windowWait = async (tx: Queries, attempts: Attempts) => {
    const [oldest] = await selectOldest(tx, attempts);
    return oldest ? secondsUntil(clock, oldest.created_at, options.window) : 0;
  };

  const growingWait = async (
    tx: Queries,
    attempts: Attempts,
    { first, longest }: NonNullable<RateLimitOptions['delay']>,
  ) => {
    const beyond = await selectBeyond(tx, attempts);
    const [newest] = beyond.length > 0 ? await selectNewest(tx, attempts) : [];
    if (!newest) return 0;
    const delay = Math.min(longest, first * 2 ** (beyond.length - 1));
    const isOver = newest.created_at <= timestampIn(clock, -delay);
    return isOver ? 0 : secondsUntil(clock, newest.created_at, delay);
  };

  const takeIn = async (tx: Queries, key: string) => {
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
    take: (key: string, tx?: Queries) => (tx ? takeIn(tx, key) : db.transaction((own) => takeIn(own, key))),
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

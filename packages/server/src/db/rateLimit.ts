import { type Clock, timestampIn } from '#server/core/clock.ts';
import type { AppConfig } from '#server/core/config.ts';
import { newId } from '#server/core/id.ts';
import { sha256 } from '#server/core/tokens.ts';
import { compileOnce } from './compileOnce.ts';
import type { Database, Queries } from './database.ts';
import { createSelectOldest } from './selectOldest.ts';
import type { RateLimitAttemptsTable } from './tables.ts';

interface RateLimitOptions {
  /** What is limited, such as `log-in`. */
  name: string;
  max: number;
  /** Milliseconds. */
  window: number;
}

/** Allows so many attempts of one key in any window of time; kept in the database, so by all processes. */
export interface RateLimit {
  /** Counts an attempt, and tells the seconds to wait if it was one too many (which then does not count). */
  take(key: string): Promise<number>;
  /** Counts the last attempt of a key no longer, as where it came to nothing. */
  undo(key: string): Promise<void>;
  /** Forgets the attempts of a key, as after a success. */
  reset(key: string): Promise<void>;
}

const insertAttempt = compileOnce((queries, row: RateLimitAttemptsTable) =>
  queries.insertInto('rate_limit_attempts').values(row),
);

type Factor = Pick<AppConfig, 'rateLimitFactor'>;

/** How many are allowed where so many were meant: a number that a database takes, however large the factor. */
export const scaleLimit = ({ rateLimitFactor }: Factor, meant: number) =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(1, Math.round(meant * rateLimitFactor)));

/** The seconds until what happened then has left the window. */
export function secondsUntil(clock: Clock, createdAt: string, window: number) {
  const end = new Date(createdAt).getTime() + window;
  return Math.max(1, Math.ceil((end - clock.now().getTime()) / 1000));
}

type RateLimitDeps = { db: Database; clock: Clock; config: Factor };

export function createRateLimit({ db, clock, config }: RateLimitDeps, options: RateLimitOptions): RateLimit {
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
    // Counting comes before the password is looked at: a hundred guesses at once are a hundred attempts.
    take: (key) => db.transaction((tx) => takeIn(tx, key)),
    undo: async (key) => {
      const last = db.query
        .selectFrom('rate_limit_attempts')
        .select('id')
        .where('key', '=', keyOf(key))
        .orderBy('created_at', 'desc')
        .limit(1);
      await db.query.deleteFrom('rate_limit_attempts').where('id', 'in', last).execute();
    },
    reset: async (key) => {
      await db.query.deleteFrom('rate_limit_attempts').where('key', '=', keyOf(key)).execute();
    },
  };
}

import { type Clock, timestampIn } from '#server/clock.ts';
import type { AppConfig } from '#server/config.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { newId } from '#server/db/id.ts';
import { sha256 } from './secrets.ts';

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
  /** The same as part of a transaction, which counts the attempt only if it succeeds. */
  takeIn(tx: Queries, key: string): Promise<number>;
  /** Forgets the attempts of a key, as after a success. */
  forget(key: string): Promise<void>;
}

type RateLimitDeps = { db: Database; clock: Clock; config: Pick<AppConfig, 'rateLimitFactor'> };

export function createRateLimit({ db, clock, config }: RateLimitDeps, options: RateLimitOptions): RateLimit {
  const max = Math.max(1, Math.round(options.max * config.rateLimitFactor));
  const keyOf = (key: string) => sha256(`${options.name}\n${key}`);

  const takeIn: RateLimit['takeIn'] = async (tx, key) => {
    const oldest = await tx
      .selectFrom('attempts')
      .select('created_at')
      .where('key', '=', keyOf(key))
      .where('created_at', '>', timestampIn(clock, -options.window))
      .orderBy('created_at', 'desc')
      .limit(1)
      .offset(max - 1)
      .executeTakeFirst();
    if (oldest) {
      const end = new Date(oldest.created_at).getTime() + options.window;
      return Math.max(1, Math.ceil((end - clock.now().getTime()) / 1000));
    }
    const attempt = { id: newId(), key: keyOf(key), created_at: timestampIn(clock) };
    await tx.insertInto('attempts').values(attempt).execute();
    return 0;
  };

  return {
    // Counting comes before the password is looked at: a hundred guesses at once are a hundred attempts.
    take: (key) => db.transaction((tx) => takeIn(tx, key)),
    takeIn,
    forget: async (key) => {
      await db.query.deleteFrom('attempts').where('key', '=', keyOf(key)).execute();
    },
  };
}

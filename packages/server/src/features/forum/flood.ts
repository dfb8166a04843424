import { sql } from 'kysely';
import { span, timestampIn } from '#server/clock.ts';
import { compiled } from '#server/db/compiled.ts';
import type { Queries } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { tooMany } from '#server/http/problem.ts';
import { allowance, secondsUntil } from '#server/security/rateLimit.ts';

const window = span(1, 'hour');

/** Refuses a person more than so many posts in an hour. The posts themselves are what is counted. */
export function createFlood({ clock, config }: Deps, table: 'questions' | 'answers', perHour: number) {
  const max = allowance(config, perHour);
  const selectOldest = compiled((queries, { userId, after }: { userId: string; after: string }) =>
    queries
      .selectFrom(table)
      .select('created_at')
      .where('user_id', '=', userId)
      .where('created_at', '>', after)
      .orderBy('created_at', 'desc')
      // Not as values: SQLite plans a query anew each time that a limit is given to it.
      .limit(sql.lit(1))
      .offset(sql.lit(max - 1)),
  );

  return async (tx: Queries, userId: string) => {
    const [oldest] = await selectOldest(tx, { userId, after: timestampIn(clock, -window) });
    if (!oldest) return;
    const wait = secondsUntil(clock, oldest.created_at, window);
    throw tooMany('You have posted a great deal lately. Please try again later.', wait);
  };
}

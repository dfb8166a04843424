import { span, timestampIn } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { scaleLimit, secondsUntil } from '#server/db/rateLimit.ts';
import { createSelectOldest } from '#server/db/selectOldest.ts';
import type { Deps } from '#server/deps.ts';
import { retryLater } from '#server/http/problem.ts';

const window = span(1, 'hour');

/** Refuses a person more than so many posts in an hour. The posts themselves are what is counted. */
export function createPostLimit({ clock, config }: Deps, table: 'questions' | 'answers', perHour: number) {
  const selectOldest = createSelectOldest(table, scaleLimit(config, perHour));

  return async (tx: Queries, userId: string) => {
    const [oldest] = await selectOldest(tx, { owner: userId, after: timestampIn(clock, -window) });
    if (!oldest) return;
    const wait = secondsUntil(clock, oldest.created_at, window);
    const detail = 'You have posted a great deal lately. Please try again later.';
    throw retryLater(429, 'too_many_posts', detail, wait);
  };
}

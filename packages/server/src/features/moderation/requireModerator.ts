import type { Queries } from '#server/db/database.ts';
import { unknownAddress } from '#server/http/problem.ts';

/** Throws 404 for everyone else, so that the queue stays hidden. */
export async function requireModerator(queries: Queries, userId: string) {
  const moderator = await queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('is_moderator', '=', 1)
    .executeTakeFirst();
  if (!moderator) throw unknownAddress();
}

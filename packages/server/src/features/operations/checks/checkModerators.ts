import { type Check, ok, warning } from './check.ts';

/** Nobody decides reports about their own posts or objections to their own decisions. */
export const checkModerators: Check = async ({ db }) => {
  const { count } = await db.query
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('is_moderator', '=', 1)
    .where('email_verified', '=', 1)
    .where('second_factor_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const moderators = Number(count);
  if (moderators === 0) return warning('Nobody decides reports, because there is no moderator.');
  return moderators === 1
    ? warning('Nobody decides reports about the only moderator.')
    : ok(`There are ${moderators} moderators.`);
};

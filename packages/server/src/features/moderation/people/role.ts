import type { Clock } from '#server/core/clock.ts';
import { OperatorError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { flag } from '#server/db/tables.ts';
import { requireUserByEmail } from '#server/db/users/users.ts';
import { logDecision } from '../decisions/decisions.ts';

export const changeModerator = (
  db: Database,
  clock: Clock,
  { action, email }: { action: 'add' | 'remove'; email: string },
) =>
  db.transaction(async (tx) => {
    const user = await requireUserByEmail(tx, email);
    if (action === 'add' && user.email_verified === 0)
      throw new OperatorError(
        `${user.email} is not verified. Ask its owner to open the link of the verification email.`,
      );
    if (action === 'add' && user.second_factor_at === null)
      throw new OperatorError(
        `${user.email} has no second factor. Ask its owner to turn it on in the profile.`,
      );
    const is_moderator = flag(action === 'add');
    const said = action === 'add' ? 'is a moderator' : 'is no moderator';
    if (user.is_moderator === is_moderator) return `${user.email} ${said} already.`;
    await tx.updateTable('users').set({ is_moderator }).where('id', '=', user.id).execute();
    await logDecision({ tx, clock, moderatorId: null }, { action: `${action}_moderator`, user_id: user.id });
    return `${user.email} ${said} now.`;
  });

export async function listModerators({ query }: Database) {
  const moderators = await query
    .selectFrom('users')
    .select('email')
    .where('is_moderator', '=', 1)
    .orderBy('normalized_email')
    .execute();
  return moderators.length === 0 ? 'There is no moderator.' : moderators.map(({ email }) => email).join('\n');
}

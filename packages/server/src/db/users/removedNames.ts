import { foldName, type UserChanges } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { InvalidInputError } from '#server/core/errors.ts';
import type { Queries } from '../database.ts';
import { flag, type UsersTable } from '../tables.ts';
import { getUser } from './users.ts';

type Named = Pick<Selectable<UsersTable>, 'id' | 'full_name' | 'forum_name'>;

/** The name that the forum shows unless it was removed. */
export const forumNameOf = ({ full_name, forum_name }: Omit<Named, 'id'>) => forum_name ?? full_name;

export async function isRemovedName(queries: Queries, userId: string, name: string) {
  const row = await queries
    .selectFrom('removed_names')
    .select('name')
    .where('user_id', '=', userId)
    .where('name', '=', foldName(name))
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws 422 if the user chooses a name for the forum that a moderator has removed. */
export async function refuseRemovedName(tx: Queries, user: Named, changes: UserChanges) {
  const { full_name = user.full_name, forum_name = user.forum_name } = changes;
  const next = forumNameOf({ full_name, forum_name });
  if (next === forumNameOf(user) || !(await isRemovedName(tx, user.id, next))) return;
  throw new InvalidInputError({
    path: changes.forum_name === undefined ? 'full_name' : 'forum_name',
    code: 'removed_name',
    message: 'A moderator has removed this name. Please choose another one.',
  });
}

/** Updates after a change if the name of a user is removed, and returns the user. */
export async function updateNameRemoval(tx: Queries, userId: string) {
  const user = await getUser(tx, userId);
  const is_name_removed = flag(await isRemovedName(tx, userId, forumNameOf(user)));
  if (is_name_removed === user.is_name_removed) return user;
  await tx.updateTable('users').set({ is_name_removed }).where('id', '=', userId).execute();
  return { ...user, is_name_removed };
}

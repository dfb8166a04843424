import type { Selectable } from 'kysely';
import { verifyPassword } from '#server/core/passwordHasher.ts';
import type { Queries } from '#server/db/database.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { incorrectPassword } from '#server/http/problem.ts';
import type { LogInLimits } from '../logInLimits.ts';

/** Returns the signed-in user if the password is right. Wrong ones are limited. */
export const createRequirePassword =
  ({ db }: Pick<Deps, 'db'>, { limitAttempts }: LogInLimits) =>
  (userId: string, password: string) =>
    limitAttempts(userId, async () => {
      const user = await getUser(db.query, userId);
      if (!(await verifyPassword(user.password_hash, password))) throw incorrectPassword();
      return user;
    });

/** Reads a user again in a transaction. Throws if the password has changed since it was verified. */
export async function requireSamePassword(
  tx: Queries,
  { id, password_hash }: Pick<Selectable<UsersTable>, 'id' | 'password_hash'>,
) {
  const user = await getUser(tx, id);
  if (user.password_hash !== password_hash) throw incorrectPassword();
  return user;
}

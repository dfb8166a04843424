import type { Selectable } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { getUser } from '#server/db/users/users.ts';
import { HttpProblem } from './problem.ts';

/** Throws 409 if the user has not verified their address. */
export async function requireVerifiedEmail(queries: Queries, userId: string) {
  assertVerifiedEmail(await getUser(queries, userId));
}

/** Like `requireVerifiedEmail`, for a row that is already loaded. */
export function assertVerifiedEmail({ email_verified }: Pick<Selectable<UsersTable>, 'email_verified'>) {
  if (email_verified === 1) return;
  throw new HttpProblem(409, 'email_not_verified', 'Please confirm your email address first');
}

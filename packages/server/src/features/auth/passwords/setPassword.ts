import type { Clock } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { getUser } from '#server/db/users/users.ts';
import { deleteTokens } from '#server/features/emails/emailTokens.ts';
import { queueSecurityEmail } from '#server/features/emails/queueSecurityEmail.ts';
import { endSessions } from '../sessions/sessions.ts';

export const storeHash = (tx: Queries, userId: string, password_hash: string) =>
  tx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();

interface NewPassword {
  userId: string;
  passwordHash: string;
  keptSession?: string;
}

/** Sets a password, ends other sessions and reset links, and queues an email. */
export async function setPassword(
  tx: Queries,
  clock: Clock,
  { userId, passwordHash, keptSession }: NewPassword,
) {
  const user = await getUser(tx, userId);
  await storeHash(tx, userId, passwordHash);
  // A queued reset email would get a valid link.
  await tx
    .deleteFrom('email_queue')
    .where('normalized_email', '=', user.normalized_email)
    .where('kind', '=', 'reset')
    .execute();
  await deleteTokens(tx, userId, ['reset']);
  await endSessions(tx, userId, keptSession);
  await queueSecurityEmail(tx, clock, 'changed', user);
}

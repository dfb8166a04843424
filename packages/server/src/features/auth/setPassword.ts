import type { Queries } from '#server/db/database.ts';
import { getUser } from '#server/db/users.ts';
import type { EmailQueue } from './emailQueue.ts';
import { endSessions } from './sessions.ts';

/** Stores the hash of a password, which may be the one of before. */
export const storeHash = (tx: Queries, userId: string, password_hash: string) =>
  tx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();

interface NewPassword {
  userId: string;
  passwordHash: string;
  /** The session that stays; every other one ends. */
  keptSession?: string;
}

/** Sets a new password, ends sessions and reset links of the old one, and confirms it by email. */
export async function setPassword(
  tx: Queries,
  emailQueue: EmailQueue,
  { userId, passwordHash, keptSession }: NewPassword,
) {
  const { email, normalized_email } = await getUser(tx, userId);
  await storeHash(tx, userId, passwordHash);
  await tx.deleteFrom('reset_tokens').where('user_id', '=', userId).execute();
  // A reset email still in the queue would carry a valid link.
  await tx
    .deleteFrom('email_queue')
    .where('normalized_email', '=', normalized_email)
    .where('kind', '=', 'reset')
    .execute();
  await endSessions(tx, userId, keptSession);
  await emailQueue.add(tx, 'changed', email);
}

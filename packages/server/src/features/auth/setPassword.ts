import type { Queries } from '#server/db/database.ts';
import { getUser } from '#server/db/users.ts';
import type { EmailQueue } from './emailQueue.ts';
import { endSessions } from './sessions.ts';

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
  emailQueue: EmailQueue,
  { userId, passwordHash, keptSession }: NewPassword,
) {
  const { email, normalized_email } = await getUser(tx, userId);
  await storeHash(tx, userId, passwordHash);
  await tx.deleteFrom('reset_tokens').where('user_id', '=', userId).execute();
  // A queued reset email would get a valid link.
  await tx
    .deleteFrom('email_queue')
    .where('normalized_email', '=', normalized_email)
    .where('kind', '=', 'reset')
    .execute();
  await endSessions(tx, userId, keptSession);
  await emailQueue.add(tx, 'changed', email);
}

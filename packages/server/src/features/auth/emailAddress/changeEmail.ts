import type { Selectable } from 'kysely';
import type { Clock } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { storePersonWords } from '#server/db/users/personWords.ts';
import { applyKeptSuspension, keepSuspension } from '#server/db/users/suspendedAddresses.ts';
import { normalizeEmail } from '#server/db/users/users.ts';
import { deleteTokens } from '#server/features/emails/emailTokens.ts';

/** Cancels a pending change of the address, with its link and its email in the queue. */
export async function clearEmailChange(tx: Queries, userId: string) {
  await tx.deleteFrom('email_queue').where('kind', '=', 'confirm').where('subject_id', '=', userId).execute();
  await deleteTokens(tx, userId, ['change']);
  await tx
    .updateTable('users')
    .set({ pending_email: null, pending_email_until: null, pending_email_session: null })
    .where('id', '=', userId)
    .execute();
}

/** Sets a verified address. Links sent to the earlier one stop working, except those that take the account back. */
export async function changeEmail(tx: Queries, clock: Clock, user: Selectable<UsersTable>, email: string) {
  const { id, normalized_email } = user;
  await keepSuspension(tx, clock, user);
  await clearEmailChange(tx, id);
  const ofEmail = tx.deleteFrom('email_queue').where('normalized_email', '=', normalized_email);
  await ofEmail.where('kind', 'in', ['reset', 'verify']).execute();
  await tx
    .updateTable('email_queue')
    .set({ normalized_email: normalizeEmail(email) })
    .where('normalized_email', '=', normalized_email)
    .where('address', 'is', null)
    .where('kind', '!=', 'confirm')
    .execute();
  await deleteTokens(tx, id, ['reset', 'verify']);
  await tx
    .updateTable('users')
    .set({ email, normalized_email: normalizeEmail(email), email_verified: 1 })
    .where('id', '=', id)
    .execute();
  await storePersonWords(tx, { ...user, email });
  await applyKeptSuspension(tx, clock, id, normalizeEmail(email));
}

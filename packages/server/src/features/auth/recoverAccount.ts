import { type Clock, timestampIn } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { getUser } from '#server/db/users/users.ts';
import { clearEmailChange } from './emailAddress/changeEmail.ts';
import { removeSecondFactor } from './secondFactor/secondFactor.ts';
import { endSessions } from './sessions/sessions.ts';

/**
 * Ends everything that acts for an account (the table in docs/security/secrets.md); returns the number of ended sessions.
 * Take-back links that were sent to former addresses before `since` stay: otherwise a stranger who changed the address
 * could end them with a reset by email.
 */
export async function recoverAccount(
  tx: Queries,
  clock: Clock,
  userId: string,
  since: string = timestampIn(clock),
) {
  const { email, normalized_email, second_factor_at } = await getUser(tx, userId);
  await clearEmailChange(tx, userId);
  // Before the tokens, because an email on its way creates one.
  await tx
    .deleteFrom('email_queue')
    .where(({ and, eb, or }) =>
      or([
        eb('normalized_email', '=', normalized_email),
        and([eb('subject_id', '=', userId), eb('created_at', '>=', since)]),
      ]),
    )
    .execute();
  await tx
    .deleteFrom('email_tokens')
    .where('user_id', '=', userId)
    .where(({ eb, or }) =>
      or([eb('purpose', '!=', 'take_back'), eb('email', '=', email), eb('created_at', '>=', since)]),
    )
    .execute();
  for (const table of ['calendar_feeds', 'document_archives', 'known_browsers'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  // A reset keeps the second factor; only a set-up that is not finished ends.
  if (second_factor_at === null) await removeSecondFactor(tx, userId);
  await tx
    .updateTable('users')
    .set(({ eb }) => ({ links_epoch: eb('links_epoch', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  return endSessions(tx, userId);
}

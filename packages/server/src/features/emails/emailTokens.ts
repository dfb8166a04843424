import type { Selectable } from 'kysely';
import { type Clock, latestTime, span, timestampIn } from '#server/core/clock.ts';
import { newToken, sha256 } from '#server/core/tokens.ts';
import type { Queries } from '#server/db/database.ts';
import type { EmailQueueTable, EmailTokensTable } from '#server/db/tables.ts';
import { formerEmailLifetime } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { HttpProblem } from '#server/http/problem.ts';

type Row = Selectable<EmailTokensTable>;
type Purpose = Row['purpose'];

/** The texts of emails and screens, and the endpoint table, name these lifetimes too. */
export const tokenLifetimes: Record<Purpose, number> = {
  reset: span(60, 'minute'),
  verify: span(24, 'hour'),
  change: span(24, 'hour'),
  take_back: formerEmailLifetime,
};

const pages: Record<Purpose, string> = {
  reset: 'reset-password',
  verify: 'verify-email',
  change: 'confirm-email',
  take_back: 'take-back',
};

type QueuedEmail = Pick<Selectable<EmailQueueTable>, 'id' | 'attempts' | 'created_at'>;

/**
 * Creates a link with a single-use token for a queued email; only the hash is stored. Returns undefined if the email was
 * deleted from the queue meanwhile.
 */
export async function createEmailLink(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  email: QueuedEmail,
  link: Pick<Row, 'purpose' | 'user_id' | 'email'>,
) {
  const token = newToken();
  // The order of security emails counts, and not that of their deliveries.
  const begins = link.purpose === 'take_back' ? new Date(email.created_at) : clock.now();
  const row = {
    ...link,
    token_hash: sha256(token),
    created_at: begins.toISOString(),
    expires_at: new Date(begins.getTime() + tokenLifetimes[link.purpose]).toISOString(),
  };
  const isCreated = await db.transaction(async (tx) => {
    // Locks the email, because a recovery deletes emails before tokens.
    const { numUpdatedRows } = await tx
      .updateTable('email_queue')
      .set({ attempts: email.attempts + 1 })
      .where('id', '=', email.id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    if (link.purpose === 'verify') await deleteTokens(tx, link.user_id, ['verify']);
    await tx.insertInto('email_tokens').values(row).execute();
    return true;
  });
  return isCreated ? `${config.publicUrl}/${pages[link.purpose]}?token=${token}` : undefined;
}

export const findToken = (queries: Queries, clock: Clock, purpose: Purpose, token: string) =>
  queries
    .selectFrom('email_tokens')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timestampIn(clock))
    .where('created_at', '<=', latestTime(clock))
    .executeTakeFirst();

export const invalidEmailLink = () =>
  new HttpProblem(400, 'invalid_email_link', 'This link is not valid any more. Please ask for a new one.');

/** Deletes a token and returns its row; undefined if it is unknown, used or expired. */
export const consumeToken = (tx: Queries, clock: Clock, purpose: Purpose, token: string) =>
  tx
    .deleteFrom('email_tokens')
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timestampIn(clock))
    .where('created_at', '<=', latestTime(clock))
    .returningAll()
    .executeTakeFirst();

export const deleteTokens = (tx: Queries, userId: string, purposes: readonly Purpose[]) =>
  tx.deleteFrom('email_tokens').where('user_id', '=', userId).where('purpose', 'in', purposes).execute();

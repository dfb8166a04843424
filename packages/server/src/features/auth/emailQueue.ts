import type { Selectable } from 'kysely';
import { span, timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import { textsFor } from '#server/core/texts.ts';
import { newToken, sha256 } from '#server/core/tokens.ts';
import type { Queries } from '#server/db/database.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import type { EmailQueueTable, UsersTable } from '#server/db/tables.ts';
import { findUserByEmail, normalizeEmail } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import { enforceLimit } from '#server/http/problem.ts';
import type { Email } from '#server/mail/mail.ts';
import { accountDeletedEmail, passwordChangedEmail, resetEmail } from './emails.ts';

type Row = Selectable<EmailQueueTable>;

const resetTokenLife = span(60, 'minute');

const lifetimes: Record<Row['kind'], number> = {
  reset: resetTokenLife,
  changed: span(3, 'day'),
  deleted: span(3, 'day'),
  // The next day its dates would be wrong.
  reminder: span(12, 'hour'),
  report: span(3, 'day'),
  decision: span(3, 'day'),
  outcome: span(3, 'day'),
};

// Longer than the slowest delivery, so that no other process sends the same email meanwhile.
const claimDuration = span(10, 'minute');

/** Milliseconds until the next attempt: 1 minute after the first, doubled each time up to 16 minutes. */
const retryDelay = (attempts: number) => span(2 ** Math.min(attempts, 4), 'minute');

/** Describes an error without the mail server's text, which often contains the address. */
function reasonOf(error: unknown) {
  const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
  return { reason: code ?? name, ...(responseCode && { response: responseCode }) };
}

/** Compose an email when it is sent; undefined if it is obsolete. */
export interface EmailComposers {
  reminder: (deps: Deps, normalizedEmail: string) => Promise<Email | undefined>;
  moderation: (deps: Deps, row: Row, user: Selectable<UsersTable>) => Promise<Email | undefined>;
}

/** Stores emails in the transaction of the change they report, and sends them after the response. */
export function createEmailQueue(deps: Deps, compose: EmailComposers) {
  const { db, mail, clock, config, log } = deps;
  const changes = createRateLimit(deps, { name: 'change-emails', max: 10, window: span(1, 'hour') });

  /** Limits emails about changes, because the address may belong to a stranger. */
  const refuseFlood = async (email: string) => {
    await enforceLimit(
      changes,
      normalizeEmail(email),
      'too_many_requests',
      'Too many changes in a short time. Please try again later.',
    );
  };

  const add = async (
    queries: Queries,
    kind: Row['kind'],
    email: string,
    { subject_id = null, language = null }: Partial<Pick<Row, 'subject_id' | 'language'>> = {},
  ) => {
    const now = timestampIn(clock);
    await queries
      .insertInto('email_queue')
      .values({
        id: newId(),
        kind,
        normalized_email: normalizeEmail(email),
        address: kind === 'deleted' ? email : null,
        subject_id,
        language,
        created_at: now,
        attempts: 0,
        next_attempt_at: now,
      })
      .execute();
  };

  const claim = async ({ id, attempts }: Row) => {
    const { numUpdatedRows } = await db.query
      .updateTable('email_queue')
      .set({ attempts: attempts + 1, next_attempt_at: timestampIn(clock, claimDuration) })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  };

  const scheduleRetry = ({ id, attempts }: Row) =>
    db.query
      .updateTable('email_queue')
      .set({ next_attempt_at: timestampIn(clock, retryDelay(attempts)) })
      .where('id', '=', id)
      .execute();

  const makeResetLink = async (user_id: string) => {
    const token = newToken();
    const created_at = timestampIn(clock);
    const expires_at = timestampIn(clock, resetTokenLife);
    const row = { token_hash: sha256(token), user_id, created_at, expires_at };
    await db.query.insertInto('reset_tokens').values(row).execute();
    return `${config.publicUrl}/reset-password?token=${token}`;
  };

  const send = async (row: Row) => {
    const { kind, normalized_email, address, language } = row;
    if (kind === 'reminder') {
      const reminder = await compose.reminder(deps, normalized_email);
      return reminder && mail.send(reminder);
    }
    const home = config.publicUrl;
    if (address !== null) return mail.send(accountDeletedEmail(textsFor(language), { to: address, home }));
    const user = await findUserByEmail(db.query, normalized_email);
    if (!user) return;
    if (kind === 'report' || kind === 'decision' || kind === 'outcome') {
      const composed = await compose.moderation(deps, row, user);
      return composed && mail.send(composed);
    }
    const to = user.email;
    const texts = textsFor(user.language);
    const email =
      kind === 'reset'
        ? resetEmail(texts, { to, link: await makeResetLink(user.id) })
        : passwordChangedEmail(texts, { to, home });
    await mail.send(email);
  };

  const deliver = async (row: Row) => {
    if (!(await claim(row))) return;
    const isExpired = row.created_at <= timestampIn(clock, -lifetimes[row.kind]);
    try {
      if (!isExpired) await send(row);
    } catch (error) {
      log.warn('an email could not be sent and will be retried', reasonOf(error));
      await scheduleRetry(row);
      return;
    }
    await db.query.deleteFrom('email_queue').where('id', '=', row.id).execute();
  };

  /** Sends up to 100 emails that are due, including failed ones. */
  const deliverDue = async () => {
    const due = await db.query
      .selectFrom('email_queue')
      .selectAll()
      .where('next_attempt_at', '<=', timestampIn(clock))
      .orderBy('next_attempt_at')
      .limit(100)
      .execute();
    for (const row of due) await deliver(row);
  };

  /** Sends after the current response, so that its duration does not reveal whether the address is known. */
  const deliverSoon = () => {
    setImmediate(() => {
      deliverDue().catch((error: unknown) => log.error('sending emails failed', { error }));
    });
  };

  return { refuseFlood, add, deliverDue, deliverSoon };
}

export type EmailQueue = ReturnType<typeof createEmailQueue>;

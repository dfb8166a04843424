import type { Selectable } from 'kysely';
import { latestTime, span, timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import { textsFor } from '#server/core/texts.ts';
import type { Queries } from '#server/db/database.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import { isReadOnly } from '#server/db/settings.ts';
import type { EmailQueueTable, UsersTable } from '#server/db/tables.ts';
import { findUser, findUserByEmail, normalizeEmail } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { enforceLimit } from '#server/http/problem.ts';
import { failureReason } from '#server/mail/failureReason.ts';
import type { Email } from '#server/mail/mail.ts';
import {
  accountDeletedEmail,
  newAddressEmail,
  resetEmail,
  securityEmail,
  verificationEmail,
} from './accountEmails.ts';
import { createEmailLink, tokenLifetimes } from './emailTokens.ts';
import { queueSecurityEmail, type SecurityEmailKind, securityEmailKinds } from './queueSecurityEmail.ts';

type Row = Selectable<EmailQueueTable>;

const lifetimes: Record<Row['kind'], number> = {
  reset: tokenLifetimes.reset,
  verify: tokenLifetimes.verify,
  confirm: tokenLifetimes.change,
  changed: span(3, 'day'),
  change_requested: span(3, 'day'),
  email_changed: span(3, 'day'),
  new_browser: span(3, 'day'),
  exported: span(3, 'day'),
  sessions_ended: span(3, 'day'),
  second_factor_on: span(3, 'day'),
  second_factor_off: span(3, 'day'),
  deleted: span(3, 'day'),
  // The next day its dates would be wrong.
  reminder: span(12, 'hour'),
  answers: span(3, 'day'),
  report: span(3, 'day'),
  decision: span(3, 'day'),
  outcome: span(3, 'day'),
};

const isSecurityEmail = (kind: Row['kind']): kind is SecurityEmailKind =>
  (securityEmailKinds as readonly Row['kind'][]).includes(kind);

// Longer than the slowest delivery, so that no other process sends the same email meanwhile.
export const claimDuration = span(10, 'minute');

/** Milliseconds until the next attempt: 1 minute after the first, doubled each time up to 16 minutes. */
const retryDelay = (attempts: number) => span(2 ** Math.min(attempts, 4), 'minute');

const longestDelay = retryDelay(Number.MAX_SAFE_INTEGER);

/** Compose an email when it is sent; undefined if it is obsolete. */
export interface EmailComposers {
  reminder: (deps: Deps, normalizedEmail: string) => Promise<Email | undefined>;
  /** `markSent` is called after the email was sent. */
  answers: (
    deps: Deps,
    user: Selectable<UsersTable>,
  ) => Promise<{ email: Email; markSent: () => Promise<void> } | undefined>;
  moderation: (deps: Deps, row: Row, user: Selectable<UsersTable>) => Promise<Email | undefined>;
}

/** Stores emails in the transaction of the change they report, and sends them after the response. */
export function createEmailQueue(deps: Deps, compose: EmailComposers) {
  const { db, mail, clock, config, log, metrics } = deps;
  const changes = createRateLimit(deps, { name: 'change-emails', max: 10, window: span(1, 'hour') });
  const securityEmails = createRateLimit(deps, { name: 'notices', max: 5, window: span(1, 'day') });

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
    kind: Exclude<Row['kind'], SecurityEmailKind>,
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

  /** Confirms the deletion of an account, in its transaction. An unverified address may belong to a stranger. */
  const addDeletionEmail = async (tx: Queries, user: Selectable<UsersTable>) => {
    if (user.email_verified === 1) await add(tx, 'deleted', user.email, { language: user.language });
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

  const sendSecurityEmail = async (row: Row, kind: SecurityEmailKind, to: string) => {
    const browser =
      kind === 'new_browser'
        ? await db.query
            .selectFrom('known_browsers')
            .selectAll()
            .where('id', '=', row.subject_id)
            .executeTakeFirst()
        : undefined;
    const user = await findUser(db.query, browser?.user_id ?? row.subject_id ?? '');
    if (!user) return;
    const link = await createEmailLink(deps, row, { purpose: 'take_back', user_id: user.id, email: to });
    if (link) await mail.send(securityEmail(textsFor(user.language), kind, { to, link, browser }));
  };

  const sendNewAddress = async (row: Row) => {
    const user = await findUser(db.query, row.subject_id ?? '');
    const to = user?.pending_email;
    if (!user || !to || normalizeEmail(to) !== row.normalized_email) return;
    const link = await createEmailLink(deps, row, { purpose: 'change', user_id: user.id, email: to });
    if (link) await mail.send(newAddressEmail(textsFor(user.language), { to, link }));
  };

  const send = async (row: Row) => {
    const { kind, normalized_email, address, language } = row;
    const home = config.publicUrl;
    if (kind === 'confirm') return sendNewAddress(row);
    if (isSecurityEmail(kind)) return address === null ? undefined : sendSecurityEmail(row, kind, address);
    if (kind === 'deleted') {
      const to = address ?? normalized_email;
      return mail.send(accountDeletedEmail(textsFor(language), { to, home }));
    }
    const user = await findUserByEmail(db.query, normalized_email);
    if (!user) return;
    const to = user.email;
    const texts = textsFor(user.language);
    if (kind === 'reset') {
      const link = await createEmailLink(deps, row, { purpose: 'reset', user_id: user.id, email: to });
      return link ? mail.send(resetEmail(texts, { to, link })) : undefined;
    }
    if (kind === 'verify') {
      if (user.email_verified === 1) return;
      const link = await createEmailLink(deps, row, { purpose: 'verify', user_id: user.id, email: to });
      return link ? mail.send(verificationEmail(texts, { to, link })) : undefined;
    }
    // The address may belong to a stranger.
    if (user.email_verified === 0) return;
    if (kind === 'reminder') {
      const reminder = await compose.reminder(deps, normalized_email);
      return reminder && mail.send(reminder);
    }
    if (kind === 'answers') {
      const composed = await compose.answers(deps, user);
      if (!composed) return;
      await mail.send(composed.email);
      return composed.markSent();
    }
    const composed = await compose.moderation(deps, row, user);
    return composed && mail.send(composed);
  };

  const deliver = async (row: Row) => {
    if (!(await claim(row))) return;
    const isExpired = row.created_at <= timestampIn(clock, -lifetimes[row.kind]);
    try {
      if (isExpired) {
        log.error('an email was given up', { kind: row.kind, attempts: row.attempts });
        metrics.emails.inc({ result: 'given_up' });
      } else {
        await send(row);
        metrics.emails.inc({ result: 'sent' });
      }
    } catch (error) {
      metrics.emails.inc({ result: 'failed' });
      log.warn('an email could not be sent and will be retried', failureReason(error));
      await scheduleRetry(row);
      return;
    }
    await db.query.deleteFrom('email_queue').where('id', '=', row.id).execute();
  };

  /** Sends up to 100 emails that are due, including failed ones. They wait in read-only mode. */
  const deliverDue = async () => {
    if (await isReadOnly(db.query)) return;
    // Only a wrong clock stores a later time.
    await db.query
      .updateTable('email_queue')
      .set({ next_attempt_at: timestampIn(clock) })
      .where('next_attempt_at', '>', latestTime(clock, longestDelay))
      .execute();
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

  /** Sends a security email outside of a transaction; at most five of a kind a day, because a stranger may cause them. */
  const notify = async (
    kind: 'new_browser' | 'exported' | 'sessions_ended',
    user: Selectable<UsersTable>,
    browserId?: string,
  ) => {
    if ((await securityEmails.take(`${kind}\n${user.id}`)) > 0) return;
    await queueSecurityEmail(db.query, clock, kind, user, browserId);
    deliverSoon();
  };

  return { refuseFlood, add, addDeletionEmail, notify, deliverDue, deliverSoon };
}

export type EmailQueue = ReturnType<typeof createEmailQueue>;

import type { Selectable } from 'kysely';
import { span, timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import { newToken, sha256 } from '#server/core/tokens.ts';
import type { Queries } from '#server/db/database.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import type { LettersTable } from '#server/db/tables.ts';
import { emailKey, findUserByEmail } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import { tooMany } from '#server/http/problem.ts';
import { changedLetter, deletedLetter, resetLetter } from './emails.ts';

type Row = Selectable<LettersTable>;

export const resetTokenLife = span(60, 'minute');

/** When a letter that could not be sent is of no use any more. */
const giveUpAfter: Record<Row['kind'], number> = {
  reset: resetTokenLife,
  changed: span(3, 'day'),
  deleted: span(3, 'day'),
};

const longestWait = span(16, 'minute');

/** The mail server's own words often repeat the address, which no log may have. */
function reasonOf(error: unknown) {
  const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
  return { reason: code ?? name, ...(responseCode && { answer: responseCode }) };
}

/**
 * Sends letters to people: each is noted at once, for any address and as part of the change that it tells of, and
 * looked into only after the answer is out.
 */
export function createLetters(deps: Deps) {
  const { db, mail, clock, config, log } = deps;
  const changes = createRateLimit(deps, { name: 'change-letters', max: 10, window: span(1, 'hour') });

  /** Refuses one change too many of those that a letter tells of: the address may be a stranger's, whom nobody asked. */
  const refuseFlood = async (email: string) => {
    const wait = await changes.take(emailKey(email));
    if (wait > 0) throw tooMany('Too many changes in a short time. Please try again later.', wait);
  };

  const note = async (queries: Queries, kind: Row['kind'], email: string) => {
    const now = timestampIn(clock);
    await queries
      .insertInto('letters')
      .values({
        id: newId(),
        kind,
        email_key: emailKey(email),
        address: kind === 'deleted' ? email : null,
        created_at: now,
        tries: 0,
        next_try_at: now,
      })
      .execute();
  };

  // Whoever moves the next try into the future has the letter to itself until then.
  const claim = async ({ id, tries }: Row) => {
    const wait = Math.min(span(2 ** tries, 'minute'), longestWait);
    const { numUpdatedRows } = await db.query
      .updateTable('letters')
      .set({ tries: tries + 1, next_try_at: timestampIn(clock, wait) })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  };

  const makeResetLink = async (user_id: string) => {
    const token = newToken();
    const created_at = timestampIn(clock);
    const expires_at = timestampIn(clock, resetTokenLife);
    const row = { token_hash: sha256(token), user_id, created_at, expires_at };
    await db.query.insertInto('reset_tokens').values(row).execute();
    return `${config.publicUrl}/reset-password?token=${token}`;
  };

  const send = async ({ kind, email_key, address }: Row) => {
    if (address !== null) return mail.send(deletedLetter({ to: address, home: config.publicUrl }));
    const user = await findUserByEmail(db.query, email_key);
    if (!user) return;
    const to = user.email;
    const letter =
      kind === 'reset'
        ? resetLetter({ to, link: await makeResetLink(user.id) })
        : changedLetter({ to, home: config.publicUrl });
    await mail.send(letter);
  };

  const deliver = async (row: Row) => {
    if (!(await claim(row))) return;
    const isOver = row.created_at <= timestampIn(clock, -giveUpAfter[row.kind]);
    try {
      if (!isOver) await send(row);
    } catch (error) {
      log.warn('a letter could not be sent, and will be tried again', reasonOf(error));
      return;
    }
    await db.query.deleteFrom('letters').where('id', '=', row.id).execute();
  };

  /** Sends what is due, and what failed before and is due again. */
  const deliverDue = async () => {
    const due = await db.query
      .selectFrom('letters')
      .selectAll()
      .where('next_try_at', '<=', timestampIn(clock))
      .orderBy('next_try_at')
      .limit(100)
      .execute();
    for (const row of due) await deliver(row);
  };

  /** The same after the answer to the request under way is out, so that its time tells nothing. */
  const deliverSoon = () => {
    setImmediate(() => {
      deliverDue().catch((error: unknown) => log.error('letters failed', { error }));
    });
  };

  return { refuseFlood, note, deliverDue, deliverSoon };
}

export type Letters = ReturnType<typeof createLetters>;

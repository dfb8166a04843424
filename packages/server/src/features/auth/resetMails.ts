import type { Selectable } from 'kysely';
import { span, timestampIn } from '#server/clock.ts';
import { newId } from '#server/db/id.ts';
import type { ResetRequestsTable } from '#server/db/tables.ts';
import { emailKey, findUserByEmail } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import { newToken, sha256 } from '#server/security/secrets.ts';
import { resetLetter } from './resetLetter.ts';

export const resetTokenLife = span(60, 'minute');
const giveUpAfter = span(60, 'minute');

type Request = Selectable<ResetRequestsTable>;

/** Mails reset links: a wish is noted at once for any address, and looked into only after the answer is out. */
export function createResetMails(deps: Deps) {
  const { db, mail, clock, config, log } = deps;

  const note = async (email: string) => {
    const now = timestampIn(clock);
    await db.query
      .insertInto('reset_requests')
      .values({ id: newId(), email_key: emailKey(email), created_at: now, tries: 0, next_try_at: now })
      .execute();
  };

  // Whoever moves the next try into the future has the request to itself until then.
  const claim = async ({ id, tries }: Request) => {
    const { numUpdatedRows } = await db.query
      .updateTable('reset_requests')
      .set({ tries: tries + 1, next_try_at: timestampIn(clock, span(2 ** Math.min(tries, 4), 'minute')) })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  };

  const send = async ({ email_key }: Request) => {
    const user = await findUserByEmail(db.query, email_key);
    if (!user) return;
    const token = newToken();
    const token_hash = sha256(token);
    const expires_at = timestampIn(clock, resetTokenLife);
    const row = { token_hash, user_id: user.id, created_at: timestampIn(clock), expires_at };
    await db.query.insertInto('reset_tokens').values(row).execute();
    await mail.send(
      resetLetter({ to: user.email, link: `${config.publicUrl}/reset-password?token=${token}` }),
    );
  };

  const deliver = async (request: Request) => {
    if (!(await claim(request))) return;
    const isOver = request.created_at <= timestampIn(clock, -giveUpAfter);
    try {
      if (!isOver) await send(request);
    } catch (error) {
      log.warn('a reset mail could not be sent, and will be tried again', { error });
      return;
    }
    await db.query.deleteFrom('reset_requests').where('id', '=', request.id).execute();
  };

  /** Sends what is due, and what failed before and is due again. */
  const deliverDue = async () => {
    const due = await db.query
      .selectFrom('reset_requests')
      .selectAll()
      .where('next_try_at', '<=', timestampIn(clock))
      .orderBy('next_try_at')
      .limit(100)
      .execute();
    for (const request of due) await deliver(request);
  };

  return { note, deliverDue };
}

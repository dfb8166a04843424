import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type Clock, timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '../database.ts';
import { findSecretIn, loadSecretIn, suspendedAddressesSecret } from '../secrets.ts';
import type { UsersTable } from '../tables.ts';
import { activeSuspension } from './users.ts';

type User = Selectable<UsersTable>;

const hashEmail = (key: Buffer, normalizedEmail: string) =>
  createHmac('sha256', key).update(normalizedEmail).digest('base64url');

/** Keeps a suspension for the addresses of an account that is deleted, or that leaves its address. */
export async function keepSuspension(tx: Queries, clock: Clock, user: User) {
  const suspension = activeSuspension(user, clock);
  if (!suspension) return;
  const decision = await tx
    .selectFrom('decisions')
    .select(['rule', 'moderator_id'])
    .where('user_id', '=', user.id)
    .where('action', '=', 'suspend')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { until, reason, facts } = suspension;
  const kept = {
    user_id: user.id,
    suspended_until: until,
    reason,
    facts,
    rule: decision?.rule ?? '',
    moderator_id: decision?.moderator_id ?? null,
  };
  const key = await loadSecretIn(tx, suspendedAddressesSecret);
  const email_hash = hashEmail(key, user.normalized_email);
  await tx
    .insertInto('suspended_addresses')
    .values({ email_hash, ...kept })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet(kept))
    .execute();
}

/** Suspends an account whose address has a kept suspension. Its user can object to the new decision. */
export async function applyKeptSuspension(
  tx: Queries,
  clock: Clock,
  userId: string,
  normalizedEmail: string,
) {
  const key = await findSecretIn(tx, suspendedAddressesSecret);
  // No suspension was kept yet.
  if (!key) return;
  const now = timestampIn(clock);
  const email_hash = hashEmail(key, normalizedEmail);
  const kept = await tx
    .updateTable('suspended_addresses')
    .set({ user_id: userId })
    .where('email_hash', '=', email_hash)
    .where('user_id', '!=', userId)
    .where(({ eb, or }) => or([eb('suspended_until', 'is', null), eb('suspended_until', '>', now)]))
    .returningAll()
    .executeTakeFirst();
  if (!kept) return;
  const { suspended_until, reason, rule, facts, moderator_id } = kept;
  await tx
    .updateTable('users')
    .set({ suspended_at: now, suspended_until, suspension_reason: reason, suspension_facts: facts })
    .where('id', '=', userId)
    .execute();
  const grounds = { reason, rule, facts, until: suspended_until };
  await tx
    .insertInto('decisions')
    .values({ id: newId(), action: 'suspend', moderator_id, user_id: userId, created_at: now, ...grounds })
    .execute();
}

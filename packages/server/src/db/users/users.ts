import type { Suspension } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { type Clock, span, timestampIn } from '#server/core/clock.ts';
import { OperatorError } from '#server/core/errors.ts';
import type { Queries } from '../database.ts';
import type { UsersTable } from '../tables.ts';

/** Owner of the posts of all deleted accounts, so that nothing links posts of one person. Cannot log in. */
export const deletedUserId = 'nobody';

export const normalizeEmail = (email: string) => email.trim().normalize('NFC').toLowerCase();

export const findUserByEmail = (queries: Queries, email: string) =>
  queries
    .selectFrom('users')
    .selectAll()
    .where('normalized_email', '=', normalizeEmail(email))
    .executeTakeFirst();

export async function requireUserByEmail(queries: Queries, email: string) {
  const user = await findUserByEmail(queries, email);
  if (!user) throw new OperatorError(`Nobody has an account with ${email}.`);
  return user;
}

const selectUser = (queries: Queries, id: string) =>
  queries.selectFrom('users').selectAll().where('id', '=', id);

export const findUser = (queries: Queries, id: string) => selectUser(queries, id).executeTakeFirst();

export const getUser = (queries: Queries, id: string) => selectUser(queries, id).executeTakeFirstOrThrow();

/** A former address stays reserved while a link sent to it can take the account back. */
export const formerEmailLifetime = span(7, 'day');

export async function holdFormerEmail(
  tx: Queries,
  clock: Clock,
  { id: user_id, normalized_email }: Pick<Selectable<UsersTable>, 'id' | 'normalized_email'>,
) {
  const hold = { user_id, held_until: timestampIn(clock, formerEmailLifetime) };
  await tx
    .insertInto('former_emails')
    .values({ normalized_email, ...hold })
    .onConflict((conflict) => conflict.column('normalized_email').doUpdateSet(hold))
    .execute();
}

export const releaseFormerEmail = (tx: Queries, email: string) =>
  tx.deleteFrom('former_emails').where('normalized_email', '=', normalizeEmail(email)).execute();

/** True if another user has left this address in the last 7 days. */
export async function isHeldForAnother(tx: Queries, clock: Clock, email: string, userId: string) {
  const hold = await tx
    .selectFrom('former_emails')
    .select('user_id')
    .where('normalized_email', '=', normalizeEmail(email))
    .where('user_id', '!=', userId)
    .where('held_until', '>', timestampIn(clock))
    .executeTakeFirst();
  return hold !== undefined;
}

type SuspensionRow = Pick<
  Selectable<UsersTable>,
  'suspended_at' | 'suspended_until' | 'suspension_reason' | 'suspension_facts'
>;

export function activeSuspension(row: SuspensionRow, clock: Clock): Suspension | null {
  const { suspended_at, suspended_until: until, suspension_reason, suspension_facts } = row;
  if (suspended_at === null || (until !== null && until <= timestampIn(clock))) return null;
  return { until, reason: suspension_reason ?? 'other', facts: suspension_facts ?? '' };
}

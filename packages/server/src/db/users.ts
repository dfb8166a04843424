import type { Suspension } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { type Clock, timestampIn } from '#server/core/clock.ts';
import { OperatorError } from '#server/core/errors.ts';
import type { Queries } from './database.ts';
import type { UsersTable } from './tables.ts';

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

type SuspensionRow = Pick<
  Selectable<UsersTable>,
  'suspended_at' | 'suspended_until' | 'suspension_reason' | 'suspension_facts'
>;

export function activeSuspension(row: SuspensionRow, clock: Clock): Suspension | null {
  const { suspended_at, suspended_until: until, suspension_reason, suspension_facts } = row;
  if (suspended_at === null || (until !== null && until <= timestampIn(clock))) return null;
  return { until, reason: suspension_reason ?? 'other', facts: suspension_facts ?? '' };
}

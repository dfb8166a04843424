import type { Selectable } from 'kysely';
import { type Clock, timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import type { EmailQueueTable, UsersTable } from '#server/db/tables.ts';

export const securityEmailKinds = [
  'changed',
  'change_requested',
  'email_changed',
  'new_browser',
  'exported',
  'sessions_ended',
  'second_factor_on',
  'second_factor_off',
] as const satisfies readonly EmailQueueTable['kind'][];
export type SecurityEmailKind = (typeof securityEmailKinds)[number];

type Recipient = Pick<Selectable<UsersTable>, 'id' | 'email' | 'normalized_email' | 'email_verified'>;

/** Queues an email with a link that takes the account back, to the address that the user has now if it is verified. */
export async function queueSecurityEmail(
  queries: Queries,
  clock: Clock,
  kind: SecurityEmailKind,
  { id, email, normalized_email, email_verified }: Recipient,
  browserId?: string,
) {
  if (email_verified === 0) return;
  const now = timestampIn(clock);
  const times = { created_at: now, attempts: 0, next_attempt_at: now };
  await queries
    .insertInto('email_queue')
    .values({ id: newId(), kind, normalized_email, address: email, subject_id: browserId ?? id, ...times })
    .execute();
}

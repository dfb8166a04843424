import { type Clock, span, timestampIn } from '#server/core/clock.ts';
import { newToken, sha256 } from '#server/core/tokens.ts';
import type { Queries } from '#server/db/database.ts';
import type { Settings } from '#server/db/settings.ts';
import type { Deps } from '#server/deps.ts';
import { HttpProblem } from '#server/http/problem.ts';

const invitationLifetime = span(30, 'day');

/** Creates a link with which one account can be created; only the hash of its secret is stored. */
export async function createInvitation({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const token = newToken();
  const expires_at = timestampIn(clock, invitationLifetime);
  await db.query
    .insertInto('invitations')
    .values({ token_hash: sha256(token), expires_at })
    .execute();
  return { link: `${config.publicUrl}/?dialog=create-account&invite=${token}`, expires_at };
}

export async function countInvitations(queries: Queries, clock: Clock) {
  const { count } = await queries
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('expires_at', '>', timestampIn(clock))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const registrationClosed = () =>
  new HttpProblem(
    403,
    'registration_closed',
    'Nobody can create an account here at the moment. If you have an account, you can log in.',
  );

const invitationRequired = () =>
  new HttpProblem(
    403,
    'invitation_required',
    'An account needs an invitation, which works once, for 30 days. Ask the people who run this site for a new link.',
  );

/** Refuses a registration before its password is hashed, which takes long. */
export async function refuseUninvited(
  queries: Queries,
  clock: Clock,
  { registration }: Pick<Settings, 'registration'>,
  invitation = '',
) {
  if (registration === 'closed') throw registrationClosed();
  if (registration === 'open') return;
  const valid = await queries
    .selectFrom('invitations')
    .select('token_hash')
    .where('token_hash', '=', sha256(invitation))
    .where('expires_at', '>', timestampIn(clock))
    .executeTakeFirst();
  if (!valid) throw invitationRequired();
}

/** Uses an invitation up, in the transaction that creates the account. */
export async function consumeInvitation(tx: Queries, clock: Clock, invitation = '') {
  const { numDeletedRows } = await tx
    .deleteFrom('invitations')
    .where('token_hash', '=', sha256(invitation))
    .where('expires_at', '>', timestampIn(clock))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw invitationRequired();
}

import { span, timestampIn } from '#server/clock.ts';
import { compiled } from '#server/db/compiled.ts';
import type { Queries } from '#server/db/database.ts';
import { newId } from '#server/db/id.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/call.ts';
import { newToken, sha256 } from '#server/security/secrets.ts';

const idleEnd = span(12, 'hour');
const absoluteEnd = span(30, 'day');
// Noting each use would make every read a write.
const noteUseAfter = span(1, 'minute');

type SessionDeps = Pick<Deps, 'db' | 'clock'>;

/** Starts a session and gives its token, which is nowhere stored as it is. */
export async function startSession(queries: Queries, { clock }: Pick<Deps, 'clock'>, userId: string) {
  const token = newToken();
  const now = timestampIn(clock);
  await queries
    .insertInto('sessions')
    .values({ id: newId(), user_id: userId, token_hash: sha256(token), created_at: now, last_used_at: now })
    .execute();
  return token;
}

interface Bearer {
  token_hash: string;
  usedAfter: string;
  startedAfter: string;
}

const selectSession = compiled((queries, { token_hash, usedAfter, startedAfter }: Bearer) =>
  queries
    .selectFrom('sessions')
    .select(['id', 'user_id', 'last_used_at'])
    .where('token_hash', '=', token_hash)
    .where('last_used_at', '>', usedAfter)
    .where('created_at', '>', startedAfter),
);

/** Tells whose session a bearer token is of, while it lasts. */
export const createAuthenticate =
  ({ db, clock }: SessionDeps) =>
  async (token: string): Promise<Principal | undefined> => {
    const [session] = await selectSession(db.query, {
      token_hash: sha256(token),
      usedAfter: timestampIn(clock, -idleEnd),
      startedAfter: timestampIn(clock, -absoluteEnd),
    });
    if (!session) return undefined;
    if (session.last_used_at <= timestampIn(clock, -noteUseAfter)) {
      await db.query
        .updateTable('sessions')
        .set({ last_used_at: timestampIn(clock) })
        .where('id', '=', session.id)
        .execute();
    }
    return { sessionId: session.id, userId: session.user_id };
  };

export async function endSession(queries: Queries, sessionId: string) {
  await queries.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends every session of a user, except the one that is named. */
export async function endSessions(queries: Queries, userId: string, except?: string) {
  await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

/** Deletes the sessions that have ended. */
export async function sweepSessions({ db, clock }: SessionDeps) {
  await db.query
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('last_used_at', '<=', timestampIn(clock, -idleEnd)),
        where('created_at', '<=', timestampIn(clock, -absoluteEnd)),
      ]),
    )
    .execute();
}

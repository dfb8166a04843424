import type { LiveSession } from '@settlement-help/contract';
import { latestTime, span, timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import { newToken, sha256 } from '#server/core/tokens.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Queries } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/endpoints/endpointRequest.ts';
import { type Device, deviceOf } from './device.ts';

const idleTimeout = span(12, 'hour');
const absoluteTimeout = span(30, 'day');
// Saves a write on most requests.
const recordUseAfter = span(1, 'minute');

/** How long a verified password allows what needs it. */
export const passwordVerifiedFor = span(10, 'minute');

const maxListed = 100;

type SessionDeps = Pick<Deps, 'db' | 'clock'>;

/** Starts a session and returns its token; only the hash is stored. */
export async function startSession(
  queries: Queries,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
  device: Device = deviceOf(null),
) {
  const token = newToken();
  const now = timestampIn(clock);
  await queries
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: sha256(token),
      created_at: now,
      last_used_at: now,
      ...device,
    })
    .execute();
  return token;
}

type Bearer = Record<'token_hash' | 'usedAfter' | 'startedAfter' | 'until', string>;

const selectSession = compileOnce((queries, { token_hash, usedAfter, startedAfter, until }: Bearer) =>
  queries
    .selectFrom('sessions')
    .select(['id', 'user_id', 'last_used_at', 'created_at', 'password_verified_at'])
    .where('token_hash', '=', token_hash)
    .where('last_used_at', '>', usedAfter)
    .where('last_used_at', '<=', until)
    .where('created_at', '>', startedAfter)
    .where('created_at', '<=', until),
);

async function recordUse({ db, clock }: SessionDeps, sessionId: string) {
  try {
    await db.query
      .updateTable('sessions')
      .set({ last_used_at: timestampIn(clock) })
      .where('id', '=', sessionId)
      .execute();
  } catch (error) {
    // With a full disk the session only ends earlier.
    if (!db.isDiskFull(error)) throw error;
  }
}

export const createAuthenticate =
  ({ db, clock }: SessionDeps) =>
  async (token: string): Promise<Principal | undefined> => {
    const [session] = await selectSession(db.query, {
      token_hash: sha256(token),
      usedAfter: timestampIn(clock, -idleTimeout),
      startedAfter: timestampIn(clock, -absoluteTimeout),
      until: latestTime(clock),
    });
    if (!session) return undefined;
    if (session.last_used_at <= timestampIn(clock, -recordUseAfter))
      await recordUse({ db, clock }, session.id);
    const recent = timestampIn(clock, -passwordVerifiedFor);
    return {
      sessionId: session.id,
      userId: session.user_id,
      isPasswordRecent: [session.created_at, session.password_verified_at].some(
        (at) => at !== null && at > recent && at <= latestTime(clock),
      ),
    };
  };

/** True if a request failed because its session ended meanwhile. */
export const createIsSessionOver =
  ({ db }: Pick<Deps, 'db'>) =>
  async (error: unknown, { sessionId }: Principal) => {
    if (!db.isRowMissing(error)) return false;
    // A plain read may still see the earlier state.
    const session = await db.transaction((tx) =>
      tx.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst(),
    );
    return session === undefined;
  };

export async function listSessions(
  { db, clock }: SessionDeps,
  { userId, sessionId }: Principal,
): Promise<LiveSession[]> {
  const rows = await db.query
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('last_used_at', '>', timestampIn(clock, -idleTimeout))
    .where('last_used_at', '<=', latestTime(clock))
    .where('created_at', '>', timestampIn(clock, -absoluteTimeout))
    .where('created_at', '<=', latestTime(clock))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();
  return rows
    .map((row) => ({ ...row, is_current: row.id === sessionId }))
    .sort((one, other) => Number(other.is_current) - Number(one.is_current));
}

export async function endSession(queries: Queries, userId: string, sessionId: string) {
  const { numDeletedRows } = await queries
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends all sessions of a user except one; returns how many. */
export async function endSessions(queries: Queries, userId: string, except?: string) {
  const { numDeletedRows } = await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteExpiredSessions({ db, clock }: SessionDeps) {
  await db.query
    .deleteFrom('sessions')
    .where(({ eb, or }) =>
      or([
        eb('last_used_at', '<=', timestampIn(clock, -idleTimeout)),
        eb('created_at', '<=', timestampIn(clock, -absoluteTimeout)),
      ]),
    )
    .execute();
}

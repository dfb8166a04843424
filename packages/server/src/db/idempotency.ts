import { type Clock, span, timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { sha256 } from '#server/core/tokens.ts';
import type { Database, Queries } from './database.ts';

const keptFor = span(1, 'day');

/** What somebody wants done once, however often they ask for it. */
export interface Wish {
  /** Whose key it is: the keys of two people never meet. */
  owner: string;
  /** Without a key each request is a wish of its own. */
  key: string | undefined;
  /** Everything that makes the request this one. */
  request: readonly unknown[];
}

interface OnceOptions<Result> {
  /** With which user the note goes. @default The owner of the key */
  userOf?: (result: Result) => string;
  /** Whether there still is what was given before; if not, the work is done anew. @default It is never taken away */
  stands?: (tx: Queries, before: Result) => Promise<boolean>;
}

/**
 * Does work in a transaction, which also notes what it gave: the same wish again gets that, and does nothing. Both
 * are written or neither, so no stop in between makes a second one.
 */
export function createOnce({ db, clock }: { db: Database; clock: Clock }) {
  const attempt = <Result>(
    { owner, key, request }: Wish,
    work: (tx: Queries) => Promise<Result>,
    { userOf = () => owner, stands = async () => true }: OnceOptions<Result>,
  ) =>
    db.transaction(async (tx) => {
      if (key === undefined) return work(tx);
      const id = sha256(`${owner}\n${key}`);
      const asked = sha256(JSON.stringify(request));
      const before = await tx
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('id', '=', id)
        .where('created_at', '>', timestampIn(clock, -keptFor))
        .executeTakeFirst();
      if (before && before.request !== asked) {
        throw new InvalidInputError({ path: 'Idempotency-Key', message: 'Was used for another request' });
      }
      if (before) {
        const given = JSON.parse(before.answer) as Result;
        if (await stands(tx, given)) return given;
      }
      const result = await work(tx);
      const row = {
        request: asked,
        answer: JSON.stringify(result),
        created_at: timestampIn(clock),
        user_id: userOf(result),
      };
      await tx
        .insertInto('idempotency_keys')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      return result;
    });

  return async <Result>(
    wish: Wish,
    work: (tx: Queries) => Promise<Result>,
    options: OnceOptions<Result> = {},
  ): Promise<Result> => {
    try {
      return await attempt(wish, work, options);
    } catch (error) {
      // It may have met its own double, which another process or connection has written since this one began.
      if (wish.key === undefined || !db.isUniqueViolation(error)) throw error;
      return attempt(wish, work, options);
    }
  };
}

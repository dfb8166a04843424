import { type Clock, latestTime, span, timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { sha256 } from '#server/core/tokens.ts';
import type { Database, Queries } from './database.ts';

export const idempotencyKeyLifetime = span(1, 'day');

export interface IdempotentRequest {
  owner: string;
  key: string | undefined;
  /** Must be equal when the key is sent again. */
  content: readonly unknown[];
}

interface IdempotencyOptions<Result> {
  userOf?: (result: Result) => string;
  /** Returns false if the stored result was deleted. @default true */
  exists?: (tx: Queries, result: Result) => Promise<boolean>;
  /** The error if the stored result was deleted. Without it, the work runs again. */
  gone?: () => Error;
}

/** Stores the result of a request with its key, and returns it again when the request is repeated. */
export function createIdempotency({ db, clock }: { db: Database; clock: Clock }) {
  return async <Result>(
    request: IdempotentRequest,
    work: (tx: Queries) => Promise<Result>,
    { userOf = () => request.owner, exists = async () => true, gone }: IdempotencyOptions<Result> = {},
  ): Promise<Result> => {
    const { owner, key, content } = request;
    if (key === undefined) return db.transaction(work);
    const id = sha256(`${owner}\n${key}`);
    const request_hash = sha256(JSON.stringify(content));

    const attempt = () =>
      db.transaction(async (tx) => {
        const stored = await tx
          .selectFrom('idempotency_keys')
          .selectAll()
          .where('id', '=', id)
          .where('created_at', '>', timestampIn(clock, -idempotencyKeyLifetime))
          .where('created_at', '<=', latestTime(clock))
          .executeTakeFirst();
        if (stored && stored.request_hash !== request_hash) {
          throw new InvalidInputError({ path: 'Idempotency-Key', message: 'Was used for another request' });
        }
        if (stored) {
          const before = JSON.parse(stored.response) as Result;
          if (await exists(tx, before)) return before;
          if (gone) throw gone();
        }
        const result = await work(tx);
        const row = {
          request_hash,
          response: JSON.stringify(result),
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

    try {
      return await attempt();
    } catch (error) {
      // A concurrent request with the same key may have inserted the same unique row. The second attempt finds its result.
      if (!db.isUniqueViolation(error)) throw error;
      return attempt();
    }
  };
}

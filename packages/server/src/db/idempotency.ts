import { type Clock, span, timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { sha256 } from '#server/core/tokens.ts';
import type { Database, Queries } from './database.ts';

const keptFor = span(1, 'day');

/** A request that has the same effect however often it is sent. */
export interface IdempotentRequest {
  /** Whose key it is: the keys of two people never meet. */
  owner: string;
  /** Without a key every request is a new one. */
  key: string | undefined;
  /** What must be equal when the key is sent again. */
  content: readonly unknown[];
}

interface IdempotencyOptions<Result> {
  /** The user with whom the stored result is deleted. @default The owner of the key */
  userOf?: (result: Result) => string;
  /** Whether what the first request made still exists; if not, the work is done anew. @default Always */
  exists?: (tx: Queries, result: Result) => Promise<boolean>;
}

/**
 * Does work in a transaction that also stores its result, so a stop in between leaves both or neither. The same
 * request sent again gets the stored result and does nothing.
 */
export function createIdempotency({ db, clock }: { db: Database; clock: Clock }) {
  const attempt = <Result>(
    { owner, key, content }: IdempotentRequest,
    work: (tx: Queries) => Promise<Result>,
    { userOf = () => owner, exists = async () => true }: IdempotencyOptions<Result>,
  ) =>
    db.transaction(async (tx) => {
      if (key === undefined) return work(tx);
      const id = sha256(`${owner}\n${key}`);
      const request = sha256(JSON.stringify(content));
      const stored = await tx
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('id', '=', id)
        .where('created_at', '>', timestampIn(clock, -keptFor))
        .executeTakeFirst();
      if (stored && stored.request !== request) {
        throw new InvalidInputError({ path: 'Idempotency-Key', message: 'Was used for another request' });
      }
      if (stored) {
        const before = JSON.parse(stored.answer) as Result;
        if (await exists(tx, before)) return before;
      }
      const result = await work(tx);
      const row = {
        request,
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
    request: IdempotentRequest,
    work: (tx: Queries) => Promise<Result>,
    options: IdempotencyOptions<Result> = {},
  ): Promise<Result> => {
    try {
      return await attempt(request, work, options);
    } catch (error) {
      // The same request may have been stored by another process since this one began.
      if (request.key === undefined || !db.isUniqueViolation(error)) throw error;
      return attempt(request, work, options);
    }
  };
}

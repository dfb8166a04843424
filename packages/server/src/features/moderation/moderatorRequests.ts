import type { Queries } from '#server/db/database.ts';
import { findUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { HttpProblem, unknownAddress } from '#server/http/problem.ts';
import { assertVerifiedEmail } from '#server/http/requireVerifiedEmail.ts';
import type { AddEmail, DecisionContext } from './decisions/decisions.ts';

/** Throws 404 for everyone else, so that the queue stays hidden, and 403 for a moderator without a second factor. */
export async function requireModerator(queries: Queries, userId: string) {
  const user = await findUser(queries, userId);
  if (user?.is_moderator !== 1) throw unknownAddress();
  assertVerifiedEmail(user);
  if (user.second_factor_at === null)
    throw new HttpProblem(
      403,
      'second_factor_needed',
      'Moderators need a second factor. Turn it on in your profile.',
    );
}

export interface ModerationEmailQueue {
  add: AddEmail;
  deliverSoon: () => void;
}

/** Runs the requests of moderators after checking their role. */
export function createModeratorRequests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  emailQueue: ModerationEmailQueue,
) {
  return {
    read: async <Result>(
      userId: string,
      work: (queries: Queries, moderatorId: string) => Promise<Result>,
    ) => {
      await requireModerator(db.query, userId);
      return work(db.query, userId);
    },
    /** Runs in a transaction and sends the queued emails. */
    decide: async <Result>(
      userId: string,
      work: (context: DecisionContext & { moderatorId: string }) => Promise<Result>,
    ) => {
      const result = await db.transaction(async (tx) => {
        await requireModerator(tx, userId);
        return work({ tx, clock, addEmail: emailQueue.add, moderatorId: userId });
      });
      emailQueue.deliverSoon();
      return result;
    },
  };
}

export type ModeratorRequests = ReturnType<typeof createModeratorRequests>;

import { endpoints } from '@settlement-help/contract';
import { span } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import { findUser } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import { readPage } from '#server/http/endpoints/readPage.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { enforceLimit, unknownAddress } from '#server/http/problem.ts';
import { listCases } from './cases.ts';
import { type AddEmail, type DecisionContext, decideCase, listDecisions } from './decisions.ts';
import { listNotices } from './notices.ts';
import { createObjection } from './objection.ts';
import { reportPost } from './report.ts';
import { liftSuspension, suspendPerson } from './suspension.ts';

/** Throws 404 for everyone else, so that the queue stays hidden. */
async function requireModerator(queries: Queries, userId: string) {
  if ((await findUser(queries, userId))?.is_moderator !== 1) throw unknownAddress();
}

interface EmailQueue {
  add: AddEmail;
  deliverSoon: () => void;
}

export function moderationRoutes({ route }: Router, deps: Deps, emailQueue: EmailQueue) {
  const { db, clock } = deps;
  const reports = createRateLimit(deps, { name: 'reports', max: 30, window: span(1, 'hour') });

  const decide = async <Result>(userId: string, work: (context: DecisionContext) => Promise<Result>) => {
    const result = await db.transaction(async (tx) => {
      await requireModerator(tx, userId);
      return work({ tx, clock, addEmail: emailQueue.add, moderatorId: userId });
    });
    emailQueue.deliverSoon();
    return result;
  };

  const read = async <Result>(userId: string, work: (queries: Queries) => Promise<Result>) => {
    await requireModerator(db.query, userId);
    return work(db.query);
  };

  for (const [kind, endpoint] of [
    ['question', endpoints.reportQuestion],
    ['answer', endpoints.reportAnswer],
  ] as const) {
    route(endpoint, async ({ params: { id }, body, principal: { userId } }) => {
      await enforceLimit(
        reports,
        userId,
        'too_many_requests',
        'You have reported a great deal lately. Please try again later.',
      );
      const report = await db.transaction((tx) =>
        reportPost(tx, deps, emailQueue.add, { kind, id, userId, body }),
      );
      emailQueue.deliverSoon();
      return report;
    });
  }

  route(endpoints.listNotices, ({ principal: { userId } }) => listNotices(db.query, userId));

  route(endpoints.objectToDecision, ({ params: { id }, body: { text }, principal: { userId } }) =>
    db.transaction((tx) => createObjection(tx, deps, { id, userId, text })),
  );

  route(endpoints.listCases, ({ query: { state = 'open', ...query }, principal: { userId } }) =>
    read(userId, (queries) => listCases(queries, clock, { state, ...readPage(query) })),
  );

  route(endpoints.decideCase, ({ params: { id }, body, principal: { userId } }) =>
    decide(userId, (context) => decideCase(context, id, body)),
  );

  route(endpoints.suspendPerson, ({ params: { id }, body, principal: { userId } }) =>
    decide(userId, (context) => suspendPerson(context, id, body)),
  );

  route(endpoints.liftSuspension, async ({ params: { id }, principal: { userId } }) => {
    await decide(userId, (context) => liftSuspension(context, id));
  });

  route(endpoints.listDecisions, ({ query, principal: { userId } }) =>
    read(userId, (queries) => listDecisions(queries, readPage(query))),
  );
}

import { endpoints } from '@settlement-help/contract';
import { span } from '#server/core/clock.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import type { Deps } from '#server/deps.ts';
import type { LinkSigner } from '#server/http/endpoints/downloadLinks.ts';
import { readPage } from '#server/http/endpoints/readPage.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { enforceLimit } from '#server/http/problem.ts';
import { listCases } from './cases/cases.ts';
import { listCaseTexts } from './cases/evidence.ts';
import { reportPost } from './cases/report.ts';
import { decideCase, listDecisions } from './decisions/decisions.ts';
import { listNotices } from './decisions/notices.ts';
import { createObjection } from './decisions/objection.ts';
import { createModeratorRequests, type ModerationEmailQueue } from './moderatorRequests.ts';
import { type PeopleActions, peopleRoutes } from './people/peopleRoutes.ts';
import { readPhoto } from './people/profileParts.ts';
import { liftSuspension, suspendPerson } from './people/suspension.ts';
import { deleteHistory, listHistory } from './posts/history.ts';

export function moderationRoutes(
  router: Router,
  deps: Deps,
  links: LinkSigner,
  emailQueue: ModerationEmailQueue,
  actions: PeopleActions,
) {
  const { route } = router;
  const { db, clock } = deps;
  const { read, decide } = createModeratorRequests(deps, emailQueue);
  peopleRoutes(router, deps, links, { read, decide }, actions);

  const reports = createRateLimit(deps, { name: 'reports', max: 30, window: span(1, 'hour') });

  const reportsOfDay = createRateLimit(deps, { name: 'reports-day', max: 100, window: span(1, 'day') });

  const refuseManyReports = async (userId: string) => {
    for (const limit of [reports, reportsOfDay])
      await enforceLimit(
        limit,
        userId,
        'too_many_requests',
        'You have reported a great deal lately. Please try again later.',
      );
  };

  for (const [kind, endpoint] of [
    ['question', endpoints.reportQuestion],
    ['answer', endpoints.reportAnswer],
  ] as const) {
    route(endpoint, async ({ params: { id }, body, principal: { userId } }) => {
      await refuseManyReports(userId);
      const photo = body.about === 'photo' ? await readPhoto(deps, kind, id) : undefined;
      const report = await db.transaction((tx) =>
        reportPost(tx, deps, emailQueue.add, { kind, id, userId, body, photo }),
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
    read(userId, (queries, moderatorId) =>
      listCases(queries, clock, { moderatorId, state, ...readPage(query) }),
    ),
  );

  route(endpoints.listCaseTexts, ({ params: { id }, query, principal: { userId } }) =>
    read(userId, (queries, moderatorId) => listCaseTexts(queries, { id, moderatorId, ...readPage(query) })),
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
    read(userId, (queries, moderatorId) => listDecisions(queries, { moderatorId, ...readPage(query) })),
  );

  for (const [kind, list, remove] of [
    ['question', endpoints.getQuestionHistory, endpoints.deleteQuestionHistory],
    ['answer', endpoints.getAnswerHistory, endpoints.deleteAnswerHistory],
  ] as const) {
    route(list, ({ params: { id }, query, principal: { userId } }) =>
      read(userId, (queries, moderatorId) =>
        listHistory(queries, { kind, id, moderatorId }, readPage(query)),
      ),
    );
    route(remove, async ({ params: { id }, principal: { userId } }) => {
      await decide(userId, (context) => deleteHistory(context, { kind, id, moderatorId: userId }));
    });
  }
}

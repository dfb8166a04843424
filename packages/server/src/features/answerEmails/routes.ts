import { endpoints } from '@settlement-help/contract';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { stopRoutes } from '#server/http/endpoints/stopRoutes.ts';
import { requireVerifiedEmail } from '#server/http/requireVerifiedEmail.ts';
import { findSetting, turnOffAnswerEmails, turnOnAnswerEmails } from './setting.ts';
import { stopLinks } from './stopLinks.ts';

export function answerEmailRoutes(router: Router, deps: Deps) {
  const { route } = router;
  const { db } = deps;

  route(endpoints.getAnswerEmails, async ({ principal: { userId } }) => ({
    by_email: (await findSetting(db.query, userId)) !== undefined,
  }));

  route(endpoints.setAnswerEmails, async ({ body, principal: { userId } }) => {
    if (body.by_email) await requireVerifiedEmail(db.query, userId);
    await (body.by_email ? turnOnAnswerEmails : turnOffAnswerEmails)(db, userId);
    return body;
  });

  stopRoutes(router, deps, {
    show: endpoints.showStopAnswerEmails,
    stop: endpoints.stopAnswerEmails,
    links: stopLinks,
    messagesOf: ({ messages }) => messages.stopAnswerEmails,
    turnOff: (userId) => turnOffAnswerEmails(db, userId),
  });
}

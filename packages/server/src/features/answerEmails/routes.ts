import { endpoints } from '@settlement-help/contract';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { unsubscribeRoutes } from '#server/http/endpoints/unsubscribeRoutes.ts';
import { requireVerifiedEmail } from '#server/http/requireVerifiedEmail.ts';
import { findSetting, turnOffAnswerEmails, turnOnAnswerEmails } from './setting.ts';
import { unsubscribeLinks } from './unsubscribeLinks.ts';

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

  unsubscribeRoutes(router, deps, {
    show: endpoints.showStopAnswerEmails,
    stop: endpoints.stopAnswerEmails,
    links: unsubscribeLinks,
    messagesOf: ({ messages }) => messages.stopAnswerEmails,
    turnOff: (userId) => turnOffAnswerEmails(db, userId),
  });
}

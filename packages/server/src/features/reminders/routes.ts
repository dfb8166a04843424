import { endpoints } from '@settlement-help/contract';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { unsubscribeRoutes } from '#server/http/endpoints/unsubscribeRoutes.ts';
import { requireVerifiedEmail } from '#server/http/requireVerifiedEmail.ts';
import { wantsReminders } from './queueReminders.ts';
import { unsubscribeLinks } from './unsubscribeLinks.ts';

export function reminderRoutes(router: Router, deps: Deps) {
  const { route } = router;
  const { db } = deps;

  const turnOff = (userId: string) =>
    db.query.updateTable('reminders').set({ is_enabled: 0 }).where('user_id', '=', userId).execute();

  route(endpoints.getReminders, async ({ principal: { userId } }) => ({
    by_email: await wantsReminders(db.query, userId),
  }));

  route(endpoints.setReminders, async ({ body, principal: { userId } }) => {
    if (!body.by_email) await turnOff(userId);
    else {
      await requireVerifiedEmail(db.query, userId);
      await db.query
        .insertInto('reminders')
        .values({ user_id: userId, checked_on: '' })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_enabled: 1 }))
        .execute();
    }
    return body;
  });

  unsubscribeRoutes(router, deps, {
    show: endpoints.showStopReminders,
    stop: endpoints.stopReminders,
    links: unsubscribeLinks,
    messagesOf: ({ messages }) => messages.stopReminders,
    turnOff,
  });
}

import { countries, endpoints } from '@settlement-help/contract';
import { getUser } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { notFound } from '#server/http/problem.ts';
import { reminderDay, wantsReminders } from './queueReminders.ts';
import { isStopLink } from './stopLinks.ts';
import { askToStopPage, stopPagePolicy, stoppedPage } from './stopPage.ts';

const headers = { 'Content-Security-Policy': stopPagePolicy };

export function reminderRoutes({ route }: Router, deps: Deps) {
  const { db, clock } = deps;

  const stop = (userId: string) => db.query.deleteFrom('reminders').where('user_id', '=', userId).execute();

  route(endpoints.getReminders, async ({ principal: { userId } }) => ({
    by_email: await wantsReminders(db.query, userId),
  }));

  route(endpoints.setReminders, async ({ body, principal: { userId } }) => {
    if (!body.by_email) await stop(userId);
    else {
      const { settlement_country } = await getUser(db.query, userId);
      const checked_on = reminderDay(settlement_country ?? countries[0], clock.now());
      await db.query
        .insertInto('reminders')
        .values({ user_id: userId, checked_on })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute();
    }
    return body;
  });

  route(endpoints.showStopReminders, async ({ query }) => {
    if (!(await isStopLink(deps, query))) throw notFound('Link');
    return { text: askToStopPage, headers };
  });

  route(endpoints.stopReminders, async ({ query }) => {
    if (!(await isStopLink(deps, query))) throw notFound('Link');
    await stop(query.person);
    return { text: stoppedPage, headers };
  });
}

import { countries, reminderEndpoints } from '@settlement-help/contract';
import { textsIn } from '#server/core/texts.ts';
import { getUser } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { pagePolicy } from '#server/http/page.ts';
import { notFound } from '#server/http/problem.ts';
import { reminderDay, wantsReminders } from './queueReminders.ts';
import { isStopLink } from './stopLinks.ts';
import { askToStopPage, stoppedPage } from './stopPage.ts';

const headers = { 'Content-Security-Policy': pagePolicy };

export function reminderRoutes({ route }: Router, deps: Deps) {
  const { db, clock } = deps;

  const stop = (userId: string) => db.query.deleteFrom('reminders').where('user_id', '=', userId).execute();

  route(reminderEndpoints.getReminders, async ({ principal: { userId } }) => ({
    by_email: await wantsReminders(db.query, userId),
  }));

  route(reminderEndpoints.setReminders, async ({ body, principal: { userId } }) => {
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

  /** The texts for the person of a link. */
  const textsFor = async (userId: string) => {
    const user = await db.query
      .selectFrom('users')
      .select('language')
      .where('id', '=', userId)
      .executeTakeFirst();
    return textsIn(user?.language);
  };

  route(reminderEndpoints.showStopReminders, async ({ query }) => {
    if (!(await isStopLink(deps, query))) throw notFound('Link');
    return { text: askToStopPage(await textsFor(query.person)), headers };
  });

  route(reminderEndpoints.stopReminders, async ({ query }) => {
    if (!(await isStopLink(deps, query))) throw notFound('Link');
    await stop(query.person);
    return { text: stoppedPage(await textsFor(query.person)), headers };
  });
}

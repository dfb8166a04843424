import { endpoints } from '@settlement-help/contract';
import { textsFor } from '#server/core/texts.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { pagePolicy } from '#server/http/page.ts';
import { notFound } from '#server/http/problem.ts';
import { wantsReminders } from './queueReminders.ts';
import { isStopLink } from './stopLinks.ts';
import { confirmStopPage, stoppedPage } from './stopPage.ts';

const headers = { 'Content-Security-Policy': pagePolicy };

export function reminderRoutes({ route }: Router, deps: Deps) {
  const { db } = deps;

  const stop = (userId: string) =>
    db.query.updateTable('reminders').set({ is_enabled: 0 }).where('user_id', '=', userId).execute();

  route(endpoints.getReminders, async ({ principal: { userId } }) => ({
    by_email: await wantsReminders(db.query, userId),
  }));

  route(endpoints.setReminders, async ({ body, principal: { userId } }) => {
    if (!body.by_email) await stop(userId);
    else {
      await db.query
        .insertInto('reminders')
        .values({ user_id: userId, checked_on: '' })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_enabled: 1 }))
        .execute();
    }
    return body;
  });

  const textsOfUser = async (userId: string) => {
    const user = await db.query
      .selectFrom('users')
      .select('language')
      .where('id', '=', userId)
      .executeTakeFirst();
    return textsFor(user?.language);
  };

  route(endpoints.showStopReminders, async ({ query }) => {
    if (!(await isStopLink(deps, query))) throw notFound('Link');
    return { text: confirmStopPage(await textsOfUser(query.person)), headers };
  });

  route(endpoints.stopReminders, async ({ query }) => {
    if (!(await isStopLink(deps, query))) throw notFound('Link');
    await stop(query.person);
    return { text: stoppedPage(await textsOfUser(query.person)), headers };
  });
}

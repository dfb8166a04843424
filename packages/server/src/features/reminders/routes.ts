import { endpoints } from '@settlement-help/contract';
import { html } from 'hono/html';
import { textsFor } from '#server/core/texts.ts';
import { findUser } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { page, pagePolicy } from '#server/http/page.ts';
import { notFound } from '#server/http/problem.ts';
import { wantsReminders } from './queueReminders.ts';
import { isStopLink } from './stopLinks.ts';

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

  const textsOfUser = async (userId: string) => textsFor((await findUser(db.query, userId))?.language);

  route(endpoints.showStopReminders, async ({ query }) => {
    if (!(await isStopLink(deps, query))) throw notFound('Link');
    const texts = await textsOfUser(query.person);
    const { title, text, stop } = texts.messages.stopReminders;
    const form = html`<p>${text}</p>\n<form method="post"><button>${stop}</button></form>`;
    return { text: page(texts, title, form), headers };
  });

  route(endpoints.stopReminders, async ({ query }) => {
    if (!(await isStopLink(deps, query))) throw notFound('Link');
    await stop(query.person);
    const texts = await textsOfUser(query.person);
    const { stopped, stoppedText, home } = texts.messages.stopReminders;
    const content = html`<p>${stoppedText}</p>\n<p><a href="/">${home}</a></p>`;
    return { text: page(texts, stopped, content), headers };
  });
}

import { endpointPath, endpoints } from '@settlement-help/contract';
import { timestampIn } from '#server/core/clock.ts';
import { textsFor } from '#server/core/texts.ts';
import { newToken, sha256 } from '#server/core/tokens.ts';
import { findExpiringDocuments } from '#server/db/expiringDocuments.ts';
import { loadPlan } from '#server/db/plan.ts';
import { getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { notFound } from '#server/http/problem.ts';
import { formatCalendar } from './calendar.ts';
import { documentEvents, planEvents } from './events.ts';

const extension = '.ics';

export function calendarRoutes({ route }: Router, { db, clock, config }: Deps) {
  const calendarOf = async (userId: string) => {
    const { settlement_country: country, language } = await getUser(db.query, userId);
    const texts = textsFor(language);
    const planned = country
      ? await planEvents(texts, config.publicUrl, country, await loadPlan(db, userId, country, clock.now()))
      : [];
    const documents = await findExpiringDocuments(db.query, userId);
    const events = [...planned, ...documentEvents(texts, config.publicUrl, documents)];
    const note = texts.isUnreviewed ? texts.messages.translatedByMachine : undefined;
    return {
      text: formatCalendar(events, clock.now(), note),
      headers: { 'Content-Disposition': 'attachment; filename="deadlines.ics"' },
    };
  };

  route(endpoints.getDeadlines, ({ principal: { userId } }) => calendarOf(userId));

  route(endpoints.getCalendarFeed, async ({ principal: { userId } }) => {
    const feed = await db.query
      .selectFrom('calendar_feeds')
      .select('created_at')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return { created_at: feed?.created_at ?? null };
  });

  route(endpoints.createCalendarFeed, async ({ principal: { userId } }) => {
    const token = newToken();
    const feed = { token_hash: sha256(token), created_at: timestampIn(clock) };
    await db.query
      .insertInto('calendar_feeds')
      .values({ user_id: userId, ...feed })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
      .execute();
    const path = endpointPath(endpoints.readCalendarFeed, {
      params: { file: `${token}${extension}` },
    });
    return { url: `${config.publicUrl}${path}` };
  });

  route(endpoints.deleteCalendarFeed, async ({ principal: { userId } }) => {
    await db.query.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
  });

  route(endpoints.readCalendarFeed, async ({ params: { file } }) => {
    const feed = await db.query
      .selectFrom('calendar_feeds')
      .select('user_id')
      .where('token_hash', '=', sha256(file.endsWith(extension) ? file.slice(0, -extension.length) : file))
      .executeTakeFirst();
    if (!feed) throw notFound('Calendar');
    return calendarOf(feed.user_id);
  });
}

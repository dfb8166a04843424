import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';

/** The calendar feed and the reminders; null if the server has no such endpoints. */
export const datesQuery = queryOptions({
  queryKey: queryKeys.dates,
  queryFn: async ({ signal }) => {
    const loaded = await nullIfNotFound(
      Promise.all([api.getCalendarFeed({}, { signal }), api.getReminders({}, { signal })]),
    );
    return loaded && { feed: loaded[0], reminders: loaded[1] };
  },
});

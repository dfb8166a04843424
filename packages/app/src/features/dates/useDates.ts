import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeCached } from '#app/lib/api/changeCached.ts';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';

/** The calendar address and the reminders of the person; null on a server that has neither. */
const datesQuery = queryOptions({
  queryKey: queryKeys.dates,
  queryFn: async ({ signal }) => {
    const loaded = await nullIfNotFound(
      Promise.all([api.getCalendarFeed({}, { signal }), api.getReminders({}, { signal })]),
    );
    if (!loaded) return null;
    const [feed, reminders] = loaded;
    return { feed, reminders };
  },
});

function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** How dates reach the person, and what changes it; each action rejects with what went wrong. */
export function useDates() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(datesQuery);
  type Dates = NonNullable<typeof data>;
  const keep = (changes: Partial<Dates>) =>
    changeCached<Dates | null>(
      queryClient,
      datesQuery.queryKey,
      (dates) => dates && { ...dates, ...changes },
    );

  return {
    dates: data,
    error,
    onRetry: refetch,
    /** Through the client, because a link would not carry the token. */
    onDownload: async () => {
      const calendar = await api.getDeadlines();
      const hasDates = calendar.includes('BEGIN:VEVENT');
      if (hasDates) saveFile('deadlines.ics', new Blob([calendar], { type: 'text/calendar' }));
      return hasDates;
    },
    onRemind: async (by_email: boolean) => {
      await keep({ reminders: await api.setReminders({ body: { by_email } }) });
    },
    onCreateAddress: async () => {
      const { url } = await api.createCalendarFeed();
      await keep({ feed: { created_at: new Date().toISOString() } });
      return url;
    },
    onRevokeAddress: async () => {
      await api.deleteCalendarFeed();
      await keep({ feed: { created_at: null } });
    },
  };
}

import { DatesSection, type DatesSectionProps } from '@settlement-help/ui/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { changeCached } from '#app/lib/api/changeCached.ts';
import { api } from '#app/lib/api/client.ts';
import { saveFile } from '#app/lib/downloads/saveFile.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { datesQuery } from './queries.ts';

export function Dates({ disabledReason }: Pick<DatesSectionProps, 'disabledReason'>) {
  const queryClient = useQueryClient();
  const { data: dates, error, refetch } = useQuery(datesQuery);
  if (dates === null) return <Navigate to={paths.profile} replace />;

  type Loaded = NonNullable<typeof dates>;
  const store = (changes: Partial<Loaded>) =>
    changeCached<Loaded | null>(queryClient, datesQuery.queryKey, (all) => all && { ...all, ...changes });

  return (
    <DatesSection
      dates={dates}
      error={error}
      situationHref={paths.situation}
      disabledReason={disabledReason}
      onRetry={refetch}
      // A link could not carry the bearer token.
      onDownload={async () => {
        const calendar = await api.getDeadlines();
        const hasDates = calendar.includes('BEGIN:VEVENT');
        if (hasDates) saveFile('deadlines.ics', new Blob([calendar], { type: 'text/calendar' }));
        return hasDates;
      }}
      onRemind={async (by_email) => {
        await store({ reminders: await api.setReminders({ body: { by_email } }) });
      }}
      onCreateAddress={async () => {
        const { url } = await api.createCalendarFeed();
        await store({ feed: { created_at: new Date().toISOString() } });
        return url;
      }}
      onRevokeAddress={async () => {
        await api.deleteCalendarFeed();
        await store({ feed: { created_at: null } });
      }}
    />
  );
}

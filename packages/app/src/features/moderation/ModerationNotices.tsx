import type { BlockedPerson, Notice } from '@settlement-help/contract';
import { BlockedSection, NoticesSection } from '@settlement-help/ui/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';

export function ModerationNotices() {
  const client = useQueryClient();
  const { data: notices = [] } = useQuery({
    queryKey: queryKeys.notices,
    queryFn: ({ signal }): Promise<Notice[]> => api.listNotices({}, { signal }),
  });
  const { data: blocked = [] } = useQuery({
    queryKey: queryKeys.blocked,
    queryFn: ({ signal }): Promise<BlockedPerson[]> => api.listBlocked({}, { signal }),
  });

  return (
    <>
      {notices.length > 0 && (
        <NoticesSection
          notices={notices}
          onObject={async (id, text) => {
            const notice = await api.objectToDecision({ params: { id }, body: { text } });
            client.setQueryData<Notice[]>(queryKeys.notices, (all = []) =>
              all.map((one) => (one.id === id ? notice : one)),
            );
          }}
        />
      )}
      {blocked.length > 0 && (
        <BlockedSection
          people={blocked}
          onUnblock={async (id) => {
            await api.unblockPerson({ params: { id } });
            client.setQueryData<BlockedPerson[]>(queryKeys.blocked, (all = []) =>
              all.filter((person) => person.id !== id),
            );
            await client.invalidateQueries({ queryKey: queryKeys.forum });
          }}
        />
      )}
    </>
  );
}

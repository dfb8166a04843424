import { AnswerEmails } from '@settlement-help/ui/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeCached } from '#app/lib/api/changeCached.ts';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';

/** Null if the server has no such endpoint. */
const answerEmailsQuery = queryOptions({
  queryKey: queryKeys.answerEmails,
  queryFn: ({ signal }) => nullIfNotFound(api.getAnswerEmails({}, { signal })),
});

/** The switch for emails about new answers, unless the server has none. */
export function AnswerEmailsSetting({ isUnverified }: { isUnverified: boolean }) {
  const queryClient = useQueryClient();
  const { data: setting, error, refetch } = useQuery(answerEmailsQuery);
  if (setting === null) return null;
  return (
    <AnswerEmails
      setting={setting}
      error={error}
      isUnverified={isUnverified}
      onRetry={refetch}
      onSave={async (by_email) => {
        const saved = await api.setAnswerEmails({ body: { by_email } });
        await changeCached(queryClient, answerEmailsQuery.queryKey, () => saved);
      }}
    />
  );
}

import { endpoints } from '@settlement-help/contract';
import { LoadFailure, TransparencyPage } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { api } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { VisitorQueryProvider } from '#app/lib/api/VisitorQueryProvider.tsx';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useUrlParams } from '#app/lib/navigation/useUrlParams.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** The yearly figures about moderation, for visitors and signed-in people. */
export const Transparency = () => (
  <VisitorQueryProvider>
    <ScreenTitle of="transparency" />
    <TransparencyScreen />
  </VisitorQueryProvider>
);

function TransparencyScreen() {
  const { network } = useAppMessages();
  const [params, changeParams] = useUrlParams();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.transparency,
    queryFn: () => api.getTransparency(),
  });
  return (
    <TransparencyPage
      figures={data}
      failure={
        error && !data && <LoadFailure message={network} onRetry={() => refetch({ throwOnError: true })} />
      }
      year={Number(params.get('year'))}
      onYearChange={(year) => changeParams({ year: String(year) })}
      csvHref={absoluteUrl(endpoints.downloadTransparency.path)}
    />
  );
}

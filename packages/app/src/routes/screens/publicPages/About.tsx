import { reviews } from '@settlement-help/content/reviews';
import { AboutPage, LoadFailure } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { VisitorQueryProvider } from '#app/lib/api/VisitorQueryProvider.tsx';
import { useLanguage } from '#app/lib/language/language.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** The operator and the review of facts, for visitors and signed-in people. */
export const About = () => (
  <VisitorQueryProvider>
    <ScreenTitle of="about" />
    <AboutScreen />
  </VisitorQueryProvider>
);

function AboutScreen() {
  const { language } = useLanguage();
  const { network } = useAppMessages();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.site(language),
    queryFn: () => api.getSite({ query: { lang: language } }),
  });
  return (
    <AboutPage
      site={data}
      failure={
        error && !data && <LoadFailure message={network} onRetry={() => refetch({ throwOnError: true })} />
      }
      reviews={reviews}
    />
  );
}

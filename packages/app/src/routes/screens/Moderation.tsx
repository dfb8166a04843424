import { LoadMore, Page, RadioGroup, Skeleton, SkeletonGroup } from '@settlement-help/ui';
import { DecisionList, LoadFailure, ModerationQueue, useQueueMessages } from '@settlement-help/ui/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { casesQuery, decisionsQuery, useModeration } from '#app/features/moderation/queries.ts';
import { questionPath } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useSearchParam } from '#app/lib/navigation/useSearchParam.ts';

const views = ['open', 'closed', 'log'] as const;

export function Moderation() {
  const messages = useQueueMessages();
  const [search, setSearch] = useSearchParam('show');
  const view = views.find((one) => one === search) ?? 'open';

  return (
    <>
      <ScreenTitle of="moderation" />
      <Page title={messages.title} lead={messages.lead}>
        <RadioGroup
          inline
          label={messages.show}
          options={views.map((value) => ({ value, label: messages[value] }))}
          value={view}
          onValueChange={(value) => setSearch(value === 'open' ? null : value)}
        />
        {view === 'log' ? <Log /> : <Cases key={view} state={view} />}
      </Page>
    </>
  );
}

const loading = (
  <SkeletonGroup>
    <Skeleton shape="heading" width="min(16rem, 70%)" />
    <Skeleton lines={3} />
  </SkeletonGroup>
);

function Cases({ state }: { state: 'open' | 'closed' }) {
  const messages = useQueueMessages();
  const actions = useModeration();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(casesQuery(state));
  if (!data) return error ? <LoadFailure quiet message={messages.waiting} onRetry={refetch} /> : loading;
  return (
    <ModerationQueue
      {...actions}
      cases={data.pages.flatMap(({ items }) => items)}
      isClosed={state === 'closed'}
      hrefOf={questionPath}
      onLoadMore={hasNextPage ? fetchNextPage : undefined}
    />
  );
}

function Log() {
  const messages = useQueueMessages();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(decisionsQuery);
  if (!data) return error ? <LoadFailure quiet message={messages.waiting} onRetry={refetch} /> : loading;
  return (
    <>
      <DecisionList decisions={data.pages.flatMap(({ items }) => items)} />
      {hasNextPage && <LoadMore onLoad={fetchNextPage}>{messages.more}</LoadMore>}
    </>
  );
}

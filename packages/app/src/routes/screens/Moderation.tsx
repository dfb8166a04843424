import type { User } from '@settlement-help/contract';
import { LoadMore, Page, RadioGroup, Skeleton, SkeletonGroup } from '@settlement-help/ui';
import {
  DecisionList,
  LoadFailure,
  ModerationQueue,
  SecondFactorNeeded,
  useQueueMessages,
} from '@settlement-help/ui/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CaseTextsTool } from '#app/features/moderation/CaseTextsTool.tsx';
import { PeopleTool } from '#app/features/moderation/PeopleTool.tsx';
import { PostHistoryTool } from '#app/features/moderation/PostHistoryTool.tsx';
import { casesQuery, decisionsQuery, useModeration } from '#app/features/moderation/queries.ts';
import { paths, peoplePath, questionPath } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useUrlParams } from '#app/lib/navigation/useUrlParams.ts';

const views = ['open', 'closed', 'log', 'people'] as const;

export function Moderation({ user }: { user: User }) {
  const messages = useQueueMessages();
  const [params, changeParams] = useUrlParams();
  const view = views.find((one) => one === params.get('show')) ?? 'open';

  return (
    <>
      <ScreenTitle of="moderation" />
      <Page title={messages.title} lead={messages.lead}>
        {user.has_second_factor === false ? (
          <SecondFactorNeeded href={paths.secondFactor} />
        ) : (
          <Reports
            user={user}
            view={view}
            personId={params.get('person')}
            onViewChange={(next) => changeParams({ show: next === 'open' ? null : next, person: null })}
          />
        )}
      </Page>
    </>
  );
}

function Reports({
  user,
  view,
  personId,
  onViewChange,
}: {
  user: User;
  view: (typeof views)[number];
  personId: string | null;
  onViewChange: (view: string) => void;
}) {
  const messages = useQueueMessages();
  return (
    <>
      <RadioGroup
        inline
        label={messages.show}
        options={views.map((value) => ({ value, label: messages[value] }))}
        value={view}
        onValueChange={onViewChange}
      />
      {view === 'people' && <PeopleTool user={user} personId={personId} hrefOf={peoplePath} />}
      {view === 'log' && <Log />}
      {(view === 'open' || view === 'closed') && <Cases key={view} state={view} />}
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
  if (!data) return error ? <LoadFailure quiet message={messages.notLoaded} onRetry={refetch} /> : loading;
  return (
    <ModerationQueue
      {...actions}
      cases={data.pages.flatMap(({ items }) => items)}
      isClosed={state === 'closed'}
      hrefOf={questionPath}
      historyOf={({ post, author }) =>
        post && <PostHistoryTool id={post.id} post={{ ...post, authorName: author?.full_name ?? '' }} />
      }
      textsOf={({ id }, name) => <CaseTextsTool id={id} name={name} />}
      onLoadMore={hasNextPage ? fetchNextPage : undefined}
    />
  );
}

function Log() {
  const messages = useQueueMessages();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(decisionsQuery);
  if (!data) return error ? <LoadFailure quiet message={messages.notLoaded} onRetry={refetch} /> : loading;
  return (
    <>
      <DecisionList decisions={data.pages.flatMap(({ items }) => items)} />
      {hasNextPage && <LoadMore onLoad={fetchNextPage}>{messages.more}</LoadMore>}
    </>
  );
}

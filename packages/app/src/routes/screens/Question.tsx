import type { User } from '@settlement-help/contract';
import { Stack } from '@settlement-help/ui';
import {
  answerOfAnchor,
  BackToForum,
  LoadFailure,
  postOfAnswer,
  postOfQuestion,
  QuestionNotFound,
  QuestionSkeleton,
  QuestionView,
  SuspensionNotice,
  WithSignpost,
} from '@settlement-help/ui/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { mayBeOnLaterPage } from '#app/features/forum/loadedQuestion.ts';
import { PostTools } from '#app/features/forum/PostTools.tsx';
import { questionInListQuery, questionQuery } from '#app/features/forum/queries.ts';
import { TranslatePost } from '#app/features/forum/TranslatePost.tsx';
import { useForumActions } from '#app/features/forum/useForumActions.ts';
import { useForumNaming } from '#app/features/forum/useForumNaming.ts';
import { PostHistoryTool } from '#app/features/moderation/PostHistoryTool.tsx';
import { isNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export function Question({ user }: { user: User }) {
  const { questionId = '' } = useParams<{ questionId: string }>();
  // The key resets the answer form for another question.
  return <QuestionPage key={questionId} id={questionId} user={user} />;
}

function QuestionPage({ id, user }: { id: string; user: User }) {
  const messages = useAppMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const linkedAnswerId = answerOfAnchor(hash);
  const { data, isPlaceholderData, error, refetch } = useQuery({
    ...questionQuery(id, linkedAnswerId),
    placeholderData: () => client.getQueryData(questionInListQuery(id).queryKey),
  });
  const actions = useForumActions(user.id);
  const isLoaded = data !== undefined && !isPlaceholderData;
  // The server counts the answers as seen when it returns the page.
  useEffect(() => {
    if (isLoaded) client.invalidateQueries({ queryKey: queryKeys.unseenAnswers });
  }, [client, isLoaded]);
  // A link within the page can lead to an answer of another page.
  const lacksLinked = isLoaded && linkedAnswerId !== null && mayBeOnLaterPage(data, linkedAnswerId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again only for another link
  useEffect(() => {
    if (lacksLinked) refetch();
  }, [linkedAnswerId]);
  const naming = useForumNaming(user);
  const draftName = `answer:${id}`;

  return (
    <>
      <ScreenTitle
        title={data?.title ?? messages.screens[isNotFound(error) ? 'questionNotFound' : 'community']}
      />
      {isNotFound(error) ? (
        <QuestionNotFound onBack={() => navigate(paths.community)} />
      ) : data ? (
        <QuestionView
          question={data}
          viewerId={user.id}
          backHref={paths.community}
          hash={hash}
          draft={draftStorage.read<string>(user.id, draftName) ?? ''}
          onDraftChange={(text) => draftStorage.write(user.id, draftName, text)}
          onVote={(...vote) => actions.vote(id, ...vote)}
          onVoteAnswer={(answer, ...vote) => actions.voteAnswer(id, answer, ...vote)}
          onLoadMore={isLoaded && data.nextCursor !== null ? () => actions.loadMoreAnswers(data) : undefined}
          onAccept={(answer) => actions.accept(id, answer)}
          onAnswer={(content) => actions.answer(id, content)}
          onFollow={(isFollowed) => actions.follow(id, isFollowed)}
          actions={
            <PostTools
              post={postOfQuestion(data)}
              questionId={id}
              viewerId={user.id}
              onQuestionDeleted={() => navigate(paths.community, { replace: true })}
            />
          }
          answerActions={(answer) => (
            <PostTools post={postOfAnswer(answer)} questionId={id} viewerId={user.id} />
          )}
          translationOf={(post) => <TranslatePost post={post} />}
          historyOf={user.is_moderator ? (post) => <PostHistoryTool id={post.id} post={post} /> : undefined}
          naming={naming}
          closed={user.suspension && <SuspensionNotice suspension={user.suspension} />}
        />
      ) : error ? (
        <Stack>
          <div>
            <BackToForum href={paths.community} />
          </div>
          <WithSignpost>
            <LoadFailure quiet message={messages.forum.questionNotLoaded} onRetry={refetch} />
          </WithSignpost>
        </Stack>
      ) : (
        <QuestionSkeleton backHref={paths.community} />
      )}
    </>
  );
}

import type { User } from '@settlement-help/contract';
import { Stack } from '@settlement-help/ui';
import {
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
import { useNavigate, useParams } from 'react-router-dom';
import { PostTools } from '#app/features/forum/PostTools.tsx';
import { answersQuery, questionQuery } from '#app/features/forum/queries.ts';
import { useForumActions } from '#app/features/forum/useForumActions.ts';
import { isNotFound } from '#app/lib/api/notFound.ts';
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
  const { data, error, refetch } = useQuery({
    ...questionQuery(id),
    placeholderData: () => client.getQueryData(answersQuery(id).queryKey),
  });
  const actions = useForumActions(user.id);
  const draftName = `answer:${id}`;

  return (
    <>
      <ScreenTitle of={isNotFound(error) ? 'questionNotFound' : 'community'} title={data?.title} />
      {isNotFound(error) ? (
        <QuestionNotFound onBack={() => navigate(paths.community)} />
      ) : data ? (
        <QuestionView
          question={data}
          viewerId={user.id}
          backHref={paths.community}
          draft={draftStorage.read<string>(user.id, draftName) ?? ''}
          onDraftChange={(text) => draftStorage.write(user.id, draftName, text)}
          onVote={(...vote) => actions.vote(id, ...vote)}
          onVoteAnswer={(answer, ...vote) => actions.voteAnswer(id, answer, ...vote)}
          onAccept={(answer) => actions.accept(id, answer)}
          onAnswer={(content) => actions.answer(id, content)}
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
          closed={user.suspension && <SuspensionNotice suspension={user.suspension} />}
        />
      ) : error ? (
        <Stack>
          <div>
            <BackToForum href={paths.community} />
          </div>
          <WithSignpost>
            <LoadFailure quiet message={messages.forum.questionWaiting} onRetry={refetch} />
          </WithSignpost>
        </Stack>
      ) : (
        <QuestionSkeleton backHref={paths.community} />
      )}
    </>
  );
}

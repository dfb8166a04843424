import type { Question, User } from '@settlement-help/contract';
import { postOfAnswer, postOfQuestion, QuestionCard } from '@settlement-help/ui/domain';
import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { PostTools } from '#app/features/forum/PostTools.tsx';
import { questionPath } from '#app/lib/navigation/paths.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { answersQuery } from './queries.ts';
import { useForumActions } from './useForumActions.ts';
import { useInView } from './useInView.ts';

export interface ListedQuestionProps {
  question: Question;
  user: User;
  /** Called when the question's page is about to be opened. */
  onIntent: () => void;
}

/** Compares by content, since the lists of two categories hold the same question as two objects. */
const isSame = (before: ListedQuestionProps, after: ListedQuestionProps) =>
  before.user === after.user &&
  before.onIntent === after.onIntent &&
  replaceEqualDeep(before.question, after.question) === before.question;

/** A question of the list; its answers are fetched when it comes into view, never all at once (§2, rulings). */
export const ListedQuestion = memo(({ question, user, onIntent }: ListedQuestionProps) => {
  const { id } = question;
  const { ref, isInView } = useInView<HTMLDivElement>();
  const hasAnswers = question.answer_count > 0;
  const { data, error, refetch } = useQuery({ ...answersQuery(id), enabled: isInView && hasAnswers });
  const client = useQueryClient();
  const actions = useForumActions(user.id);
  const draftName = `answer:${id}`;
  const [draft] = useState(() => draftStorage.read<string>(user.id, draftName) ?? '');

  const waiting = error ? 'failed' : 'waiting';

  return (
    <div ref={ref}>
      <QuestionCard
        question={question}
        answers={hasAnswers ? (data?.answers ?? waiting) : []}
        viewerId={user.id}
        href={questionPath(id)}
        draft={draft}
        onDraftChange={(text) => draftStorage.write(user.id, draftName, text)}
        onVote={(isUpvote) => actions.vote(question, isUpvote)}
        onVoteAnswer={(answer, isUpvote) => actions.voteAnswer(id, answer, isUpvote)}
        onAnswer={(content) => actions.answer(id, content)}
        onRetry={refetch}
        actions={<PostTools post={postOfQuestion(question)} questionId={id} viewerId={user.id} />}
        answerActions={(answer) => (
          <PostTools post={postOfAnswer(answer)} questionId={id} viewerId={user.id} />
        )}
        closed={user.suspension ? false : undefined}
        onIntent={() => {
          client.prefetchQuery(answersQuery(id));
          onIntent();
        }}
      />
    </div>
  );
}, isSame);
ListedQuestion.displayName = 'ListedQuestion';

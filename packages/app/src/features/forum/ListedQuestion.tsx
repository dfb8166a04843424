import type { Question, User } from '@settlement-help/contract';
import type { SearchQuery } from '@settlement-help/contract/search';
import { postOfAnswer, postOfQuestion, QuestionCard } from '@settlement-help/ui/domain';
import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useRef, useState } from 'react';
import { questionPath } from '#app/lib/navigation/paths.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { PostTools } from './PostTools.tsx';
import { questionInListQuery } from './queries.ts';
import { TranslatePost } from './TranslatePost.tsx';
import { useForumActions } from './useForumActions.ts';
import { useForumNaming } from './useForumNaming.ts';

export interface ListedQuestionProps {
  question: Question;
  user: User;
  /** The search that found the question. */
  query: SearchQuery | null;
  /** Answers that the reader has not seen. */
  newAnswers: number;
  /** True if the title takes the focus, for a question that was just posted. */
  takesFocus: boolean;
  /** Called when the question's page is about to be opened. */
  onIntent: () => void;
}

/** A question of the list. Its answers are fetched when it scrolls into view, never all at once (§2, rulings). */
export const ListedQuestion = memo(
  ({ question, user, query, newAnswers, takesFocus, onIntent }: ListedQuestionProps) => {
    const { id } = question;
    const { ref, isInView } = useInView<HTMLDivElement>();
    const hasAnswers = question.answer_count > 0;
    const { data, error, refetch } = useQuery({
      ...questionInListQuery(id),
      enabled: isInView && hasAnswers,
    });
    const client = useQueryClient();
    const actions = useForumActions(user.id);
    const naming = useForumNaming(user);
    const draftName = `answer:${id}`;
    const [draft] = useState(() => draftStorage.read<string>(user.id, draftName) ?? '');

    const titleRef = useRef<HTMLAnchorElement>(null);
    useEffect(() => {
      if (takesFocus) titleRef.current?.focus();
    }, [takesFocus]);

    return (
      <div ref={ref}>
        <QuestionCard
          question={question}
          query={query}
          newAnswers={newAnswers}
          answers={hasAnswers ? (data?.answers ?? (error ? 'failed' : 'loading')) : []}
          viewerId={user.id}
          href={questionPath(id)}
          titleRef={titleRef}
          draft={draft}
          naming={naming}
          onDraftChange={(text) => draftStorage.write(user.id, draftName, text)}
          onVote={(...vote) => actions.vote(id, ...vote)}
          onVoteAnswer={(answer, ...vote) => actions.voteAnswer(id, answer, ...vote)}
          onAnswer={(content) => actions.answer(id, content)}
          onRetry={refetch}
          actions={<PostTools post={postOfQuestion(question)} questionId={id} viewerId={user.id} />}
          translationOf={(post) => <TranslatePost post={post} />}
          answerActions={(answer) => (
            <PostTools post={postOfAnswer(answer)} questionId={id} viewerId={user.id} />
          )}
          closed={user.suspension ? false : undefined}
          onIntent={() => {
            client.prefetchQuery(questionInListQuery(id));
            onIntent();
          }}
        />
      </div>
    );
  },
  isSame,
);
ListedQuestion.displayName = 'ListedQuestion';

/** Compares questions by content: the lists of two categories hold the same question as two objects. */
function isSame(before: ListedQuestionProps, after: ListedQuestionProps) {
  return (
    before.user === after.user &&
    before.query === after.query &&
    before.newAnswers === after.newAnswers &&
    before.takesFocus === after.takesFocus &&
    before.onIntent === after.onIntent &&
    replaceEqualDeep(before.question, after.question) === before.question
  );
}

/** True once an element is near the viewport. Stays true. */
function useInView<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    if (isInView || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsInView(true),
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isInView]);

  return { ref, isInView };
}

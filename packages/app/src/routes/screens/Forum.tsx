import { categories, type User } from '@settlement-help/contract';
import { Page } from '@settlement-help/ui';
import {
  CategoryFilter,
  LoadFailure,
  NoQuestions,
  QuestionList,
  QuestionListSkeleton,
  SuspensionNotice,
  WithSignpost,
} from '@settlement-help/ui/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AskQuestion } from '#app/features/forum/AskQuestion.tsx';
import { ListedQuestion } from '#app/features/forum/ListedQuestion.tsx';
import { questionsQuery } from '#app/features/forum/queries.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useSearchParam } from '#app/lib/navigation/useSearchParam.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface ForumProps {
  user: User;
  onQuestionIntent: () => void;
}

export function Forum({ user, onQuestionIntent }: ForumProps) {
  const { forum: messages } = useAppMessages();
  const [search, setSearch] = useSearchParam('category');
  const category = categories.find((one) => one === search) ?? null;
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery(questionsQuery(category));
  const questions = data?.pages.flatMap(({ items }) => items);
  const [postedId, setPostedId] = useState<string | null>(null);

  const choose = (next: typeof category) => {
    setPostedId(null);
    setSearch(next);
  };

  return (
    <>
      <ScreenTitle of="community" />
      <Page
        title={messages.title}
        lead={messages.lead}
        aside={<CategoryFilter value={category} onValueChange={choose} />}
      >
        {user.suspension ? (
          <SuspensionNotice suspension={user.suspension} />
        ) : (
          <AskQuestion
            user={user}
            onPosted={(postedIn, question) => {
              // Another category would not show the question.
              if (category && category !== postedIn) choose(null);
              setPostedId(question?.id ?? null);
            }}
          />
        )}
        {questions ? (
          questions.length === 0 ? (
            <NoQuestions category={category} />
          ) : (
            <QuestionList questions={questions} onLoadMore={hasNextPage ? fetchNextPage : undefined}>
              {(question) => (
                <ListedQuestion
                  question={question}
                  user={user}
                  takesFocus={question.id === postedId}
                  onIntent={onQuestionIntent}
                />
              )}
            </QuestionList>
          )
        ) : error ? (
          <WithSignpost>
            <LoadFailure quiet message={messages.waiting} onRetry={refetch} />
          </WithSignpost>
        ) : (
          <QuestionListSkeleton />
        )}
      </Page>
    </>
  );
}

import type { Country, User } from '@settlement-help/contract';
import { Page } from '@settlement-help/ui';
import {
  CategoryFilter,
  CounsellingNote,
  LoadFailure,
  NoQuestions,
  NoQuestionsFound,
  QuestionFilter,
  QuestionList,
  QuestionListSkeleton,
  QuestionSearch,
  SuspensionNotice,
  WithSignpost,
} from '@settlement-help/ui/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSteps } from '#app/features/checklist/useSteps.ts';
import { AskQuestion } from '#app/features/forum/AskQuestion.tsx';
import { ListedQuestion } from '#app/features/forum/ListedQuestion.tsx';
import { questionCountsQuery, questionsQuery, unseenAnswersQuery } from '#app/features/forum/queries.ts';
import { countQueryOf, includesNewQuestion } from '#app/features/forum/search/questionFilter.ts';
import { useQuestionFilter } from '#app/features/forum/search/useQuestionFilter.ts';
import { useQuestionSearch } from '#app/features/forum/search/useQuestionSearch.ts';
import { useSearchQuery } from '#app/features/forum/search/useSearchQuery.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface ForumProps {
  user: User;
  country: Country;
  onQuestionIntent: () => void;
}

export function Forum({ user, country, onQuestionIntent }: ForumProps) {
  const { forum: messages } = useAppMessages();
  const { filter, opensForm, closeForm, search, change, showAll } = useQuestionFilter(country);
  const { q, category, step } = filter;
  const query = useSearchQuery(q);
  const { typed, setTyped } = useQuestionSearch(q, search);
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery(questionsQuery(filter));
  const questions = data?.pages.flatMap(({ items }) => items);
  const { data: counts } = useQuery({ ...questionCountsQuery(countQueryOf(filter)), enabled: q === null });
  const { data: unseen = [] } = useQuery(unseenAnswersQuery);
  const newAnswers = new Map(unseen.map(({ question_id, count }) => [question_id, count]));
  const { steps } = useSteps(country);
  const stepTitle = steps?.find(({ key }) => key === step)?.title ?? step;
  const [postedId, setPostedId] = useState<string | null>(null);
  // A server of the specification alone filters by category only.
  const canFilter = !questions?.some(({ is_followed }) => is_followed === null);

  const handleChange = (changes: Parameters<typeof change>[0]) => {
    setPostedId(null);
    change(changes);
  };

  return (
    <>
      <ScreenTitle of="community" />
      <Page
        title={messages.title}
        lead={messages.lead}
        aside={<CategoryFilter value={category} onValueChange={(next) => handleChange({ category: next })} />}
        isAsideOptional
      >
        <QuestionSearch
          value={typed}
          onValueChange={setTyped}
          found={q !== null && questions ? { count: questions.length, isMore: hasNextPage } : null}
        />
        {user.suspension ? (
          <SuspensionNotice suspension={user.suspension} />
        ) : (
          <AskQuestion
            user={user}
            step={step && stepTitle ? { key: step, title: stepTitle } : undefined}
            defaultOpen={opensForm}
            onClose={closeForm}
            onPosted={(question) => {
              if (question && !includesNewQuestion(filter, question)) showAll();
              setPostedId(question?.id ?? null);
            }}
          />
        )}
        <QuestionFilter
          value={filter}
          onValueChange={handleChange}
          counts={(q === null && counts) || undefined}
          isSearch={q !== null}
          hasOnlyCategories={!canFilter}
          step={stepTitle}
          onShowAll={showAll}
        />
        {category === 'legal' && <CounsellingNote country={country} />}
        {questions ? (
          questions.length === 0 ? (
            q === null ? (
              <NoQuestions category={category} isFiltered={filter.only !== null} onShowAll={showAll} />
            ) : (
              <NoQuestionsFound query={q} />
            )
          ) : (
            <QuestionList questions={questions} onLoadMore={hasNextPage ? fetchNextPage : undefined}>
              {(question) => (
                <ListedQuestion
                  question={question}
                  user={user}
                  query={query}
                  newAnswers={newAnswers.get(question.id) ?? 0}
                  takesFocus={question.id === postedId}
                  onIntent={onQuestionIntent}
                />
              )}
            </QuestionList>
          )
        ) : error ? (
          <WithSignpost>
            <LoadFailure quiet message={messages.notLoaded} onRetry={refetch} />
          </WithSignpost>
        ) : (
          <QuestionListSkeleton />
        )}
      </Page>
    </>
  );
}

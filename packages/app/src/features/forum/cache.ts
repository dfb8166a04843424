import type { Answer, Page, Question, QuestionDetail } from '@settlement-help/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { answersQuery, forumKeys, questionQuery, questionsQuery } from './queries.ts';

type Pages = InfiniteData<Page<Question>, string | null>;

/** The one cache of a question on its page, in the list, and of its answers in the list. */
export function forumCache(client: QueryClient) {
  const changeDetails = (id: string, change: (detail: QuestionDetail) => QuestionDetail) => {
    for (const { queryKey } of [answersQuery(id), questionQuery(id)]) {
      client.setQueryData(queryKey, (detail) => detail && change(detail));
    }
  };

  const changeListed = (id: string, change: (question: Question) => Question) =>
    client.setQueriesData<Pages>(
      { queryKey: forumKeys.lists },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((question) => (question.id === id ? change(question) : question)),
          })),
        },
    );

  return {
    /** A reply that was asked for before a change would come after it and undo it. */
    forgetRequests: (id: string) =>
      client.cancelQueries({
        queryKey: [...forumKeys.details, id],
        predicate: ({ state }) => state.data !== undefined,
      }),
    changeQuestion: (id: string, changes: (question: Question) => Partial<Question>) => {
      changeListed(id, (question) => ({ ...question, ...changes(question) }));
      changeDetails(id, (detail) => ({ ...detail, ...changes(detail) }));
    },
    changeAnswers: (id: string, change: (answers: Answer[]) => Answer[]) =>
      changeDetails(id, (detail) => ({ ...detail, answers: change(detail.answers) })),
    putDetail: (detail: QuestionDetail) => {
      const { answers: _answers, ...question } = detail;
      changeListed(detail.id, () => question);
      changeDetails(detail.id, () => detail);
    },
    prepend: (question: Question) => {
      for (const category of [null, question.category]) {
        client.setQueryData(questionsQuery(category).queryKey, (data) => {
          const [first, ...rest] = data?.pages ?? [];
          return (
            data && first && { ...data, pages: [{ ...first, items: [question, ...first.items] }, ...rest] }
          );
        });
      }
    },
  };
}

import type { Answer, Page, Question, QuestionDetail, Votes } from '@settlement-help/contract';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { answersQuery, questionQuery, questionsQuery } from './queries.ts';

type Pages = InfiniteData<Page<Question>, string | null>;

const detailKeys = (id: string) => [answersQuery(id).queryKey, questionQuery(id).queryKey];

/** Changes a question wherever it is cached: on its page, in the lists, and with its answers in the list. */
export function forumCache(client: QueryClient) {
  const changeDetails = (id: string, change: (detail: QuestionDetail) => QuestionDetail) => {
    for (const queryKey of detailKeys(id)) {
      client.setQueryData(queryKey, (detail) => detail && change(detail));
    }
  };

  const changeListed = (id: string, change: (question: Question) => Question) =>
    client.setQueriesData<Pages>(
      { queryKey: queryKeys.questionLists },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((question) => (question.id === id ? change(question) : question)),
          })),
        },
    );

  /** Sends pending requests again: a response from before the change would undo it. */
  const refetch = (...queryKeys: QueryKey[]) => {
    for (const queryKey of queryKeys) {
      for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
        const { fetchMeta: meta } = query.state;
        // Silent, so that callers that wait for the old response get the new one.
        query.cancel({ silent: true });
        query.fetch(undefined, meta ? { meta } : undefined).catch(() => undefined);
      }
    }
  };
  const refetchAbout = (id: string) => refetch(queryKeys.questionLists, queryKeys.questionDetails(id));

  return {
    asked: (question: Question) => {
      // A list that was requested while the question was posted, or after a lost response, has it already.
      const isOther = ({ id }: Question) => id !== question.id;
      for (const category of [null, question.category]) {
        client.setQueryData(questionsQuery(category).queryKey, (data) => {
          const [first, ...rest] = data?.pages ?? [];
          if (!data || !first) return data;
          return {
            ...data,
            pages: [{ ...first, items: [question, ...first.items.filter(isOther)] }, ...rest],
          };
        });
      }
      refetch(queryKeys.questionLists);
    },
    answered: (id: string, answer: Answer) => {
      // It may be there already, as above.
      const isThere = ({ answers }: QuestionDetail) => answers.some((one) => one.id === answer.id);
      const counted = ({ answer_count }: Question) => ({ answer_count: answer_count + 1 });
      const known = detailKeys(id).map((queryKey) => client.getQueryData(queryKey));
      if (!known.some((detail) => detail && isThere(detail))) {
        changeListed(id, (question) => ({ ...question, ...counted(question) }));
      }
      changeDetails(id, (detail) =>
        isThere(detail) ? detail : { ...detail, ...counted(detail), answers: [...detail.answers, answer] },
      );
      refetchAbout(id);
    },
    voted: (id: string, votes: Votes) => {
      changeListed(id, (question) => ({ ...question, ...votes }));
      changeDetails(id, (detail) => ({ ...detail, ...votes }));
      refetchAbout(id);
    },
    votedOnAnswer: (id: string, answerId: string, votes: Votes) => {
      const voted = (answer: Answer) => (answer.id === answerId ? { ...answer, ...votes } : answer);
      changeDetails(id, (detail) => ({ ...detail, answers: detail.answers.map(voted) }));
      refetchAbout(id);
    },
    replaced: (detail: QuestionDetail) => {
      const { answers: _answers, ...question } = detail;
      changeListed(detail.id, () => question);
      changeDetails(detail.id, () => detail);
      refetchAbout(detail.id);
    },
  };
}

import type { Answer, Page, Question, QuestionDetail, Votes } from '@settlement-help/contract';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { answersQuery, questionQuery, questionsQuery } from './queries.ts';

type Pages = InfiniteData<Page<Question>, string | null>;

const detailKeys = (id: string) => [answersQuery(id).queryKey, questionQuery(id).queryKey];

/** Changes a question wherever it is cached: on its page, in the lists, and with its answers in the list. */
export function createQuestionCache(client: QueryClient) {
  const changeDetails = (id: string, change: (detail: QuestionDetail) => QuestionDetail) => {
    for (const queryKey of detailKeys(id)) {
      client.setQueryData(queryKey, (detail) => detail && change(detail));
    }
  };

  const changePages = (queryKey: QueryKey, change: (pages: Page<Question>[]) => Page<Question>[]) =>
    client.setQueriesData<Pages>({ queryKey }, (data) => data && { ...data, pages: change(data.pages) });

  const changeListed = (id: string, change: (question: Question) => Question) =>
    changePages(queryKeys.questionLists, (pages) =>
      pages.map((page) => ({ ...page, items: page.items.map((one) => (one.id === id ? change(one) : one)) })),
    );

  /** Sends pending requests again: a response from before the change would undo it. */
  const restartRequests = (...queryKeys: QueryKey[]) => {
    for (const queryKey of queryKeys) {
      for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
        const { fetchMeta: meta } = query.state;
        // Silent, so that callers that wait for the old response get the new one.
        query.cancel({ silent: true });
        query.fetch(undefined, meta ? { meta } : undefined).catch(() => undefined);
      }
    }
  };
  const restartRequestsOf = (id: string) =>
    restartRequests(queryKeys.questionLists, queryKeys.questionDetails(id));

  return {
    addQuestion: (question: Question) => {
      // A list that was requested after the post may contain the question.
      const isOther = ({ id }: Question) => id !== question.id;
      for (const category of [null, question.category]) {
        changePages(questionsQuery(category).queryKey, ([first, ...rest]) =>
          first ? [{ ...first, items: [question, ...first.items.filter(isOther)] }, ...rest] : [],
        );
      }
      restartRequests(queryKeys.questionLists);
    },
    addAnswer: (id: string, answer: Answer) => {
      const isThere = ({ answers }: QuestionDetail) => answers.some((one) => one.id === answer.id);
      const counted = ({ answer_count }: Question) => ({ answer_count: answer_count + 1 });
      const known = detailKeys(id).map((queryKey) => client.getQueryData(queryKey));
      if (!known.some((detail) => detail && isThere(detail))) {
        changeListed(id, (question) => ({ ...question, ...counted(question) }));
      }
      changeDetails(id, (detail) =>
        isThere(detail) ? detail : { ...detail, ...counted(detail), answers: [...detail.answers, answer] },
      );
      restartRequestsOf(id);
    },
    setVotes: (id: string, votes: Votes) => {
      changeListed(id, (question) => ({ ...question, ...votes }));
      changeDetails(id, (detail) => ({ ...detail, ...votes }));
      restartRequestsOf(id);
    },
    setAnswerVotes: (id: string, answerId: string, votes: Votes) => {
      const withVotes = (answer: Answer) => (answer.id === answerId ? { ...answer, ...votes } : answer);
      changeDetails(id, (detail) => ({ ...detail, answers: detail.answers.map(withVotes) }));
      restartRequestsOf(id);
    },
    replace: (detail: QuestionDetail) => {
      const { answers: _answers, ...question } = detail;
      changeListed(detail.id, () => question);
      changeDetails(detail.id, () => detail);
      restartRequestsOf(detail.id);
    },
  };
}

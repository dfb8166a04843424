import type { Answer, Page, Question, Votes } from '@settlement-help/contract';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { addPage, type LoadedQuestion, replaceFirstPage } from './loadedQuestion.ts';
import { questionInListQuery, questionQuery } from './queries.ts';
import { includesNewQuestion, type QuestionFilter } from './search/questionFilter.ts';

type Pages = InfiniteData<Page<Question>, string | null>;

const detailKeys = (id: string) => [questionInListQuery(id).queryKey, questionQuery(id).queryKey];

/** Changes a question wherever it is cached: on its page, in the lists, and with its answers in the list. */
export function createQuestionCache(client: QueryClient) {
  const changeDetails = (id: string, change: (detail: LoadedQuestion) => LoadedQuestion) => {
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
      for (const { queryKey } of client.getQueryCache().findAll({ queryKey: queryKeys.questionLists })) {
        if (!includesNewQuestion(queryKey.at(-1) as QuestionFilter, question)) continue;
        changePages(queryKey, ([first, ...rest]) =>
          first ? [{ ...first, items: [question, ...first.items.filter(isOther)] }, ...rest] : [],
        );
      }
      client.invalidateQueries({ queryKey: queryKeys.allQuestionCounts });
      restartRequests(queryKeys.questionLists);
    },
    addAnswer: (id: string, answer: Answer) => {
      const isThere = ({ answers }: LoadedQuestion) => answers.some((one) => one.id === answer.id);
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
    setFollowed: (id: string, is_followed: boolean) => {
      changeListed(id, (question) => ({ ...question, is_followed }));
      changeDetails(id, (detail) => ({ ...detail, is_followed }));
      restartRequestsOf(id);
      client.invalidateQueries({ queryKey: queryKeys.allQuestionCounts });
    },
    /** Adds the next page of answers, unless another request has added it. */
    addAnswers: (id: string, cursor: string | null, page: Page<Answer>) => {
      client.setQueryData(questionQuery(id).queryKey, (detail) =>
        detail?.nextCursor === cursor ? addPage(detail, page) : detail,
      );
    },
    replace: (detail: Omit<LoadedQuestion, 'pages'>) => {
      const { answers: _answers, nextCursor: _nextCursor, ...question } = detail;
      changeListed(detail.id, () => question);
      changeDetails(detail.id, (before) => replaceFirstPage(before, detail));
      restartRequestsOf(detail.id);
    },
  };
}

import {
  type Category,
  type CategoryChoice,
  type Country,
  endpoints,
  type NewQuestion,
  type QuestionChanges,
  type QuestionOrder,
  type QuestionSelection,
} from '@settlement-help/contract';
import type { Person, TestServer } from './createTestServer.ts';

type Flag = 'true' | 'false';

interface ListQuery {
  q?: string;
  sort?: QuestionOrder;
  only?: QuestionSelection;
  category?: CategoryChoice;
  country?: Country;
  step?: string;
  language?: string;
  limit?: string;
  cursor?: string;
}

/** The requests of a person to the forum. They must succeed, except those named `try…`, which return the response. */
export const forumOf = ({ request, requestOk }: TestServer, { token }: Person) => {
  const vote = (id: string, is_upvote: Flag) => ({ params: { id }, query: { is_upvote } });
  return {
    tryAsk: (body: NewQuestion) => request(endpoints.createQuestion, { body }, { token }),
    ask: (title = 'Where do I register?', category: Category = 'legal') =>
      requestOk(endpoints.createQuestion, { body: { title, category } }, { token }),
    tryAnswer: (id: string, content: string) =>
      request(endpoints.createAnswer, { params: { id }, body: { content } }, { token }),
    answer: ({ id }: { id: string }, content = 'At the town hall.') =>
      requestOk(endpoints.createAnswer, { params: { id }, body: { content } }, { token }),
    edit: (id: string, body: QuestionChanges) =>
      requestOk(endpoints.updateQuestion, { params: { id }, body }, { token }),
    editAnswer: (id: string, content: string) =>
      requestOk(endpoints.updateAnswer, { params: { id }, body: { content } }, { token }),
    remove: (id: string) => requestOk(endpoints.deleteQuestion, { params: { id } }, { token }),
    removeAnswer: (id: string) => requestOk(endpoints.deleteAnswer, { params: { id } }, { token }),
    open: ({ id }: { id: string }, count_view: Flag = 'false') =>
      requestOk(endpoints.getQuestion, { params: { id }, query: { count_view } }, { token }),
    unseen: () => requestOk(endpoints.listUnseenAnswers, {}, { token }),
    follow: (id: string) => requestOk(endpoints.followQuestion, { params: { id } }, { token }),
    unfollow: (id: string) => requestOk(endpoints.unfollowQuestion, { params: { id } }, { token }),
    list: (query: ListQuery = {}) => requestOk(endpoints.listQuestions, { query }, { token }),
    tryList: (query: ListQuery = {}) => request(endpoints.listQuestions, { query }, { token }),
    count: (query: Omit<ListQuery, 'q' | 'sort' | 'only'> = {}) =>
      requestOk(endpoints.countQuestions, { query }, { token }),
    voteQuestion: (id: string, up: Flag = 'true') =>
      requestOk(endpoints.voteQuestion, vote(id, up), { token }),
    tryVoteQuestion: (id: string, up: Flag = 'true') =>
      request(endpoints.voteQuestion, vote(id, up), { token }),
    voteAnswer: (id: string, up: Flag = 'true') => requestOk(endpoints.voteAnswer, vote(id, up), { token }),
    tryVoteAnswer: (id: string, up: Flag = 'true') => request(endpoints.voteAnswer, vote(id, up), { token }),
    accept: (id: string) => requestOk(endpoints.acceptAnswer, { params: { id } }, { token }),
    tryAccept: (id: string) => request(endpoints.acceptAnswer, { params: { id } }, { token }),
  };
};

/** Registers three people at the forum of a server; the author is the first. */
export async function createForum(server: TestServer) {
  const people = [
    await server.createPerson(),
    await server.createPerson(),
    await server.createPerson(),
  ] as const;
  const [author, other, third] = people;
  return {
    people,
    author: forumOf(server, author),
    other: forumOf(server, other),
    third: forumOf(server, third),
  };
}

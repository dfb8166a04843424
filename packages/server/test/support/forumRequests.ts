import {
  type Answer,
  type Category,
  type CategoryChoice,
  endpoints,
  type NewQuestion,
  type Question,
  type QuestionDetail,
} from '@settlement-help/contract';
import { expect } from 'vitest';
import type { Person, TestServer } from './createTestServer.ts';

/** The requests of a person to the forum. */
export const forumOf = ({ request }: Pick<TestServer, 'request'>, { token }: Pick<Person, 'token'>) => {
  const vote = (is_upvote: 'true' | 'false') => ({ query: { is_upvote } });
  const forum = {
    tryAsk: (body: NewQuestion) => request(endpoints.createQuestion, { body }, { token }),
    ask: async (title = 'Where do I register?', category: Category = 'legal') => {
      const { status, body } = await forum.tryAsk({ title, category });
      expect(status).toBe(201);
      return body as Question;
    },
    tryAnswer: (id: string, content: string) =>
      request(endpoints.createAnswer, { params: { id }, body: { content } }, { token }),
    answer: async ({ id }: { id: string }, content = 'At the town hall.') =>
      (await forum.tryAnswer(id, content)).body as Answer,
    open: async ({ id }: { id: string }, count_view: 'true' | 'false' = 'false') =>
      (await request(endpoints.getQuestion, { params: { id }, query: { count_view } }, { token }))
        .body as QuestionDetail,
    list: (query: { category?: CategoryChoice; limit?: string; cursor?: string } = {}) =>
      request(endpoints.listQuestions, { query }, { token }),
    voteQuestion: (id: string, up: 'true' | 'false' = 'true') =>
      request(endpoints.voteQuestion, { params: { id }, ...vote(up) }, { token }),
    voteAnswer: (id: string, up: 'true' | 'false' = 'true') =>
      request(endpoints.voteAnswer, { params: { id }, ...vote(up) }, { token }),
    accept: (id: string) => request(endpoints.acceptAnswer, { params: { id } }, { token }),
  };
  return forum;
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

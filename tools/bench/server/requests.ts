import { endpointPath, endpoints } from '@settlement-help/contract';
import type { Data } from './data.ts';
import type { LoadRequest } from './load.ts';

type Requests = Record<
  'list' | 'filtered' | 'counts' | 'detail' | 'vote' | 'post',
  { status: number; request: (index: number) => LoadRequest }
>;

let posts = 0;

/** The most frequent requests, by many users. */
export function requestsOf({ tokens, ids }: Pick<Data, 'tokens' | 'ids'>): Requests {
  const token = (index: number) => tokens[index % tokens.length];
  const params = (index: number) => ({ id: ids[index % ids.length] ?? '' });
  const { countQuestions, createQuestion, getQuestion, listQuestions, voteQuestion } = endpoints;
  return {
    list: { status: 200, request: (n) => ({ method: 'GET', path: listQuestions.path, token: token(n) }) },
    filtered: {
      status: 200,
      request: (n) => ({
        method: 'GET',
        path: endpointPath(listQuestions, {
          query: { country: 'France', language: 'fr,ar', only: 'unresolved', sort: 'helpful' },
        }),
        token: token(n),
      }),
    },
    counts: {
      status: 200,
      request: (n) => ({
        method: 'GET',
        path: endpointPath(countQuestions, { query: { country: 'France', language: 'fr,ar' } }),
        token: token(n),
      }),
    },
    detail: {
      status: 200,
      request: (n) => ({
        method: 'GET',
        path: endpointPath(getQuestion, { params: params(n), query: { count_view: 'false' } }),
        token: token(n),
      }),
    },
    vote: {
      status: 200,
      request: (n) => ({
        method: 'POST',
        path: endpointPath(voteQuestion, { params: params(n), query: { is_upvote: 'true' } }),
        token: token(n),
      }),
    },
    post: {
      status: 201,
      request: (n) => {
        // Each post has another user because of the rate limit.
        posts += 1;
        const body = { title: `Where do I register my address, number ${n}?` };
        return { method: 'POST', path: createQuestion.path, token: token(posts), body };
      },
    },
  };
}

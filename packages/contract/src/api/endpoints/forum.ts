import * as z from 'zod/mini';
import {
  Answer,
  CategoryChoice,
  NewAnswer,
  NewQuestion,
  Question,
  QuestionDetail,
  UnseenAnswers,
  Votes,
} from '../../entities/forum.ts';
import type { Endpoint } from '../endpoint.ts';
import { PageSize } from '../pageSize.ts';

const Vote = z.object({ is_upvote: z.enum(['true', 'false']) });

/** The endpoints of reading, asking, answering and voting (§7). */
export const forumEndpoints = {
  listQuestions: {
    method: 'GET',
    path: '/api/v1/forum/questions',
    auth: 'bearer',
    summary: 'Questions, newest first, a page at a time',
    query: z.object({
      category: z.optional(CategoryChoice),
      limit: z.optional(PageSize),
      cursor: z.optional(z.string().check(z.maxLength(200))),
    }),
    status: 200,
    response: z.array(Question),
    paged: true,
    errors: [],
  },
  getQuestion: {
    method: 'GET',
    path: '/api/v1/forum/questions/{id}',
    auth: 'bearer',
    summary: 'A question with its answers; opening it counts one view per person unless count_view is false',
    query: z.object({ count_view: z.optional(z.enum(['true', 'false'])) }),
    status: 200,
    response: QuestionDetail,
    errors: [404],
  },
  listUnseenAnswers: {
    method: 'GET',
    path: '/api/v1/users/me/unseen-answers',
    auth: 'bearer',
    summary:
      'How many answers came to each of one’s newest hundred questions since they were last opened; only where there are some',
    status: 200,
    response: z.array(UnseenAnswers),
    errors: [],
  },
  createQuestion: {
    method: 'POST',
    path: '/api/v1/forum/questions',
    auth: 'bearer',
    summary: 'Ask a question',
    body: NewQuestion,
    status: 201,
    response: Question,
    idempotent: true,
    errors: [403],
  },
  createAnswer: {
    method: 'POST',
    path: '/api/v1/forum/questions/{id}/answers',
    auth: 'bearer',
    summary: 'Answer a question',
    body: NewAnswer,
    status: 201,
    response: Answer,
    idempotent: true,
    errors: [403, 404],
  },
  voteQuestion: {
    method: 'POST',
    path: '/api/v1/forum/questions/{id}/vote',
    auth: 'bearer',
    summary: 'Vote on a question; the same vote again withdraws it',
    query: Vote,
    status: 200,
    response: Votes,
    errors: [403, 404],
  },
  voteAnswer: {
    method: 'POST',
    path: '/api/v1/forum/answers/{id}/vote',
    auth: 'bearer',
    summary: 'Vote on an answer; the same vote again withdraws it',
    query: Vote,
    status: 200,
    response: Votes,
    errors: [403, 404],
  },
  acceptAnswer: {
    method: 'POST',
    path: '/api/v1/forum/answers/{id}/accept',
    auth: 'bearer',
    summary: 'Accept an answer to one’s own question; moves an earlier acceptance',
    status: 200,
    response: QuestionDetail,
    errors: [403, 404],
  },
} as const satisfies Record<string, Endpoint>;

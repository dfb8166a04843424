import * as z from 'zod/mini';
import {
  Answer,
  CategoryChoice,
  LinkedAnswer,
  NewAnswer,
  NewQuestion,
  Question,
  QuestionChanges,
  QuestionCounts,
  QuestionDetail,
  QuestionOrder,
  QuestionSelection,
  StepKey,
  UnseenAnswers,
  VoteResult,
} from '../entities/forum/forum.ts';
import { countries, limits } from '../entities/limits.ts';
import { lineOfText } from '../entities/text/fieldTypes.ts';
import type { Endpoint } from './endpoint.ts';
import { paging } from './paging.ts';

/** A boolean in a query, which is text. */
const BooleanParameter = z.enum(['true', 'false']);

const Vote = z.object({ is_upvote: BooleanParameter });

const questionFilter = {
  category: z.optional(CategoryChoice),
  country: z.optional(z.enum(countries)),
  step: z.optional(StepKey),
  language: z.optional(lineOfText({ max: limits.languages.max })),
};

const answersPath = '/api/v1/forum/questions/{id}/answers';

// Votes, views and answers do not change the ETag of a text.
const answerFields = [...Object.keys(NewAnswer.shape), 'language'];
const questionFields = [...Object.keys(QuestionChanges.shape), 'language'];

export const forumEndpoints = {
  listQuestions: {
    method: 'GET',
    path: '/api/v1/forum/questions',
    summary:
      'List the questions page by page, newest first. With q, the best matches come first. A country includes the questions about both countries. Languages (fr,ar) include the questions in an unknown language. With a rare filter, a page can be short or empty although another one follows',
    query: z.object({
      q: z.optional(z.string().check(z.maxLength(limits.search.max))),
      sort: z.optional(QuestionOrder),
      only: z.optional(QuestionSelection),
      ...questionFilter,
      ...paging,
    }),
    status: 200,
    response: z.array(Question),
    paged: true,
  },
  countQuestions: {
    method: 'GET',
    path: '/api/v1/forum/question-counts',
    summary:
      'Count the questions of a filter, and how many of them are unanswered, unresolved, mine and followed',
    query: z.object(questionFilter),
    status: 200,
    response: QuestionCounts,
  },
  getQuestion: {
    method: 'GET',
    path: '/api/v1/forum/questions/{id}',
    summary: 'Get a question with its first 50 answers; counts one view per user unless count_view is false',
    query: z.object({ count_view: z.optional(BooleanParameter) }),
    status: 200,
    response: QuestionDetail,
    firstPageOf: answersPath,
    etagOf: questionFields,
    errors: [404],
  },
  listAnswers: {
    method: 'GET',
    path: answersPath,
    summary: 'List the answers to a question page by page: the accepted one, then by score, then oldest',
    query: z.object(paging),
    status: 200,
    response: z.array(Answer),
    paged: true,
    errors: [404],
  },
  getAnswer: {
    method: 'GET',
    path: '/api/v1/forum/answers/{id}',
    summary: 'Get an answer and the id of its question',
    status: 200,
    response: LinkedAnswer,
    etagOf: answerFields,
    errors: [404],
  },
  followQuestion: {
    method: 'PUT',
    path: '/api/v1/forum/questions/{id}/follow',
    summary: 'Follow a question: its answers from now on are counted as unseen',
    status: 204,
    response: null,
    errors: [404],
  },
  unfollowQuestion: {
    method: 'DELETE',
    path: '/api/v1/forum/questions/{id}/follow',
    summary: 'Stop following a question',
    status: 204,
    response: null,
    errors: [404],
  },
  listUnseenAnswers: {
    method: 'GET',
    path: '/api/v1/users/me/unseen-answers',
    summary: 'List the newest 100 followed questions that have new answers, and how many',
    status: 200,
    response: z.array(UnseenAnswers),
  },
  createQuestion: {
    method: 'POST',
    path: '/api/v1/forum/questions',
    summary: 'Ask a question',
    body: NewQuestion,
    contentLanguage: true,
    status: 201,
    response: Question,
    idempotent: true,
    errors: [403, 410],
  },
  updateQuestion: {
    method: 'PATCH',
    path: '/api/v1/forum/questions/{id}',
    summary: 'Change a question of the user',
    body: QuestionChanges,
    contentLanguage: true,
    status: 200,
    response: Question,
    etagOf: questionFields,
    errors: [403, 404],
  },
  deleteQuestion: {
    method: 'DELETE',
    path: '/api/v1/forum/questions/{id}',
    summary: 'Delete a question of the user; answers of others stay',
    status: 204,
    response: null,
    errors: [403, 404],
  },
  createAnswer: {
    method: 'POST',
    path: answersPath,
    summary: 'Answer a question',
    body: NewAnswer,
    contentLanguage: true,
    status: 201,
    response: Answer,
    idempotent: true,
    errors: [403, 404, 410],
  },
  updateAnswer: {
    method: 'PATCH',
    path: '/api/v1/forum/answers/{id}',
    summary: 'Change an answer of the user',
    body: NewAnswer,
    contentLanguage: true,
    status: 200,
    response: Answer,
    etagOf: answerFields,
    errors: [403, 404],
  },
  deleteAnswer: {
    method: 'DELETE',
    path: '/api/v1/forum/answers/{id}',
    summary: 'Delete an answer of the user',
    status: 204,
    response: null,
    errors: [403, 404],
  },
  voteQuestion: {
    method: 'POST',
    path: '/api/v1/forum/questions/{id}/vote',
    summary: 'Vote on a question; the same vote again withdraws it',
    query: Vote,
    status: 200,
    response: VoteResult,
    errors: [403, 404],
  },
  voteAnswer: {
    method: 'POST',
    path: '/api/v1/forum/answers/{id}/vote',
    summary: 'Vote on an answer; the same vote again withdraws it',
    query: Vote,
    status: 200,
    response: VoteResult,
    errors: [403, 404],
  },
  acceptAnswer: {
    method: 'POST',
    path: '/api/v1/forum/answers/{id}/accept',
    summary: 'Accept an answer to a question of the user; replaces an earlier acceptance',
    status: 200,
    response: QuestionDetail,
    firstPageOf: answersPath,
    errors: [403, 404],
  },
} as const satisfies Record<string, Endpoint>;

import { endpoints, limits } from '@settlement-help/contract';
import { validate as isId } from 'uuid';
import { timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { createIdempotency } from '#server/db/idempotency.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import { findAnsweredQuestion, insertAnswer, listAnswers } from './answers.ts';
import { createFlood } from './flood.ts';
import {
  acceptAnswer,
  countView,
  findQuestion,
  hasSeen,
  insertQuestion,
  listQuestions,
  toQuestion,
} from './questions.ts';
import { castVote } from './votes.ts';

function readCursor(text: string | undefined) {
  if (text === undefined || isId(text)) return text;
  throw new InvalidInputError({ path: 'cursor', message: 'Is none of this list' });
}

async function getQuestion(queries: Queries, id: string, viewerId: string) {
  const question = await findQuestion(queries, id, viewerId);
  if (!question) throw notFound('Question');
  return toQuestion(question);
}

async function getDetail(queries: Queries, id: string, viewerId: string) {
  const question = await getQuestion(queries, id, viewerId);
  return { ...question, answers: await listAnswers(queries, id, viewerId) };
}

export function forumRoutes({ route }: Router, deps: Deps) {
  const { db, clock } = deps;
  const idempotent = createIdempotency(deps);
  const refuseQuestionFlood = createFlood(deps, 'questions', 60);
  const refuseAnswerFlood = createFlood(deps, 'answers', 300);

  route(endpoints.listQuestions, ({ query: { category, cursor, limit }, principal }) =>
    listQuestions(db.query, {
      viewerId: principal.userId,
      category: category === 'all' ? undefined : category,
      cursor: readCursor(cursor),
      limit: Number(limit ?? limits.pageSize),
    }),
  );

  route(endpoints.getQuestion, async ({ params: { id }, query, principal: { userId } }) => {
    const isCounted = query.count_view === 'false' || (await hasSeen(db.query, id, userId));
    if (isCounted) return getDetail(db.query, id, userId);
    try {
      return await db.transaction(async (tx) => {
        await getQuestion(tx, id, userId);
        await countView(tx, id, userId);
        return getDetail(tx, id, userId);
      });
    } catch (error) {
      // On a full disk the view is not counted, and the question can still be read.
      if (db.isFull(error)) return getDetail(db.query, id, userId);
      throw error;
    }
  });

  route(endpoints.createQuestion, ({ body, principal: { userId }, idempotencyKey: key }) =>
    idempotent({ key, owner: userId, content: [endpoints.createQuestion.path, body] }, async (tx) => {
      await refuseQuestionFlood(tx, userId);
      const id = newId();
      await insertQuestion(tx, {
        id,
        user_id: userId,
        category: body.category,
        title: body.title,
        content: body.content?.trim() || null,
        created_at: timestampIn(clock),
      });
      return getQuestion(tx, id, userId);
    }),
  );

  route(endpoints.createAnswer, ({ params, body, principal: { userId }, idempotencyKey: key }) =>
    idempotent({ key, owner: userId, content: [endpoints.createAnswer.path, params, body] }, async (tx) => {
      await getQuestion(tx, params.id, userId);
      await refuseAnswerFlood(tx, userId);
      return insertAnswer(tx, {
        id: newId(),
        question_id: params.id,
        user_id: userId,
        content: body.content,
        created_at: timestampIn(clock),
      });
    }),
  );

  for (const [on, endpoint] of [
    ['Question', endpoints.voteQuestion],
    ['Answer', endpoints.voteAnswer],
  ] as const) {
    route(endpoint, ({ params: { id }, query, principal: { userId } }) => {
      const vote = query.is_upvote === 'true' ? 'up' : 'down';
      return db.transaction((tx) => castVote(tx, { on, id, userId, vote }));
    });
  }

  route(endpoints.acceptAnswer, ({ params, principal: { userId } }) =>
    db.transaction(async (tx) => {
      const question = await findAnsweredQuestion(tx, params.id);
      if (!question) throw notFound('Answer');
      if (question.user_id !== userId) {
        throw new HttpProblem(403, 'Only the author of the question can accept an answer');
      }
      await acceptAnswer(tx, question.id, params.id);
      return getDetail(tx, question.id, userId);
    }),
  );
}

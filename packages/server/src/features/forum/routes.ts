import { endpoints } from '@settlement-help/contract';
import { timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { createIdempotency } from '#server/db/idempotency.ts';
import type { Deps } from '#server/deps.ts';
import { readPage } from '#server/http/endpoints/readPage.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import { findAnswer, findAnsweredQuestion, insertAnswer, listAnswers } from './answers.ts';
import { deleteOwnAnswer, deleteOwnQuestion, editAnswer, editQuestion } from './ownPosts.ts';
import { createPostingRules } from './postingRules.ts';
import {
  acceptAnswer,
  countView,
  findQuestion,
  hasViewed,
  insertQuestion,
  listQuestions,
  listUnseenAnswers,
  markAnswersSeen,
  toQuestion,
} from './questions.ts';
import { castVote } from './votes.ts';

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
  const postingRules = createPostingRules(deps);

  route(endpoints.listQuestions, ({ query: { category, ...query }, principal }) =>
    listQuestions(db.query, {
      viewerId: principal.userId,
      category: category === 'all' ? undefined : category,
      ...readPage(query),
    }),
  );

  route(endpoints.getQuestion, async ({ params: { id }, query, principal: { userId } }) => {
    const read = () => getDetail(db.query, id, userId);
    if (query.count_view === 'false') return read();
    const view = async () => {
      if (await hasViewed(db.query, id, userId)) return read();
      return db.transaction(async (tx) => {
        await getQuestion(tx, id, userId);
        await countView(tx, id, userId);
        return getDetail(tx, id, userId);
      });
    };
    try {
      const detail = await view();
      if (detail.user.id === userId) await markAnswersSeen(db.query, detail);
      return detail;
    } catch (error) {
      // On a full disk the view is not counted, and the question can still be read.
      if (db.isDiskFull(error)) return read();
      throw error;
    }
  });

  route(endpoints.listUnseenAnswers, ({ principal }) => listUnseenAnswers(db.query, principal.userId));

  route(endpoints.createQuestion, ({ body, language, principal: { userId }, idempotencyKey: key }) =>
    idempotent({ key, owner: userId, content: [endpoints.createQuestion.path, body] }, async (tx) => {
      const { isNew } = await postingRules.check(tx, userId, body);
      await postingRules.refuseFlood(tx, 'questions', userId, isNew);
      const id = newId();
      await insertQuestion(tx, {
        id,
        user_id: userId,
        category: body.category,
        title: body.title,
        content: body.content?.trim() || null,
        language,
        created_at: timestampIn(clock),
      });
      return getQuestion(tx, id, userId);
    }),
  );

  route(endpoints.createAnswer, ({ params, body, language, principal: { userId }, idempotencyKey: key }) =>
    idempotent({ key, owner: userId, content: [endpoints.createAnswer.path, params, body] }, async (tx) => {
      const { isNew } = await postingRules.check(tx, userId, body);
      const { is_deleted } = await getQuestion(tx, params.id, userId);
      if (is_deleted) throw notFound('Question');
      await postingRules.refuseFlood(tx, 'answers', userId, isNew);
      return insertAnswer(tx, {
        id: newId(),
        question_id: params.id,
        user_id: userId,
        content: body.content,
        language,
        created_at: timestampIn(clock),
      });
    }),
  );

  route(endpoints.updateQuestion, ({ params: { id }, body, language, principal: { userId } }) =>
    db.transaction(async (tx) => {
      await postingRules.check(tx, userId, body);
      await editQuestion(tx, { id, userId, language, now: timestampIn(clock) }, body);
      return getQuestion(tx, id, userId);
    }),
  );

  route(endpoints.updateAnswer, ({ params: { id }, body, language, principal: { userId } }) =>
    db.transaction(async (tx) => {
      await postingRules.check(tx, userId, body);
      await editAnswer(tx, { id, userId, language, now: timestampIn(clock) }, body);
      const answer = await findAnswer(tx, id, userId);
      if (!answer) throw notFound('Answer');
      return answer;
    }),
  );

  for (const [endpoint, remove] of [
    [endpoints.deleteQuestion, deleteOwnQuestion],
    [endpoints.deleteAnswer, deleteOwnAnswer],
  ] as const) {
    route(endpoint, async ({ params: { id }, principal: { userId } }) => {
      await db.transaction((tx) => remove(tx, { id, userId }));
    });
  }

  for (const [on, endpoint] of [
    ['Question', endpoints.voteQuestion],
    ['Answer', endpoints.voteAnswer],
  ] as const) {
    route(endpoint, ({ params: { id }, query, principal: { userId } }) => {
      const vote = query.is_upvote === 'true' ? 'up' : 'down';
      return db.transaction(async (tx) => {
        await postingRules.refuseSuspended(tx, userId);
        return castVote(tx, { on, id, userId, vote });
      });
    });
  }

  route(endpoints.acceptAnswer, ({ params, principal: { userId } }) =>
    db.transaction(async (tx) => {
      await postingRules.refuseSuspended(tx, userId);
      const question = await findAnsweredQuestion(tx, params.id);
      if (!question) throw notFound('Answer');
      if (question.user_id !== userId) {
        throw new HttpProblem(403, 'not_the_author', 'Only the author of the question can accept an answer');
      }
      await acceptAnswer(tx, question.id, params.id);
      return getDetail(tx, question.id, userId);
    }),
  );
}

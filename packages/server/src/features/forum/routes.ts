import { termNames } from '@settlement-help/content/termNames';
import { type CategoryChoice, endpoints, limits } from '@settlement-help/contract';
import { createSynonyms, parseQuery } from '@settlement-help/contract/search';
import { timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { createIdempotency } from '#server/db/idempotency.ts';
import { getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { readListPage, readSearchPage } from '#server/http/endpoints/readPage.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import { announceEdit } from './announceEdit.ts';
import {
  findAnswer,
  findAnsweredQuestion,
  findLinkedAnswer,
  findNewestAnswer,
  insertAnswer,
  listAnswers,
} from './answers.ts';
import { countQuestions } from './countQuestions.ts';
import { followQuestion, unfollowQuestion } from './follows.ts';
import { listQuestions } from './listQuestions.ts';
import {
  deleteOwnAnswer,
  deleteOwnQuestion,
  editAnswer,
  editQuestion,
  requireOwnAnswer,
  requireOwnQuestion,
} from './ownPosts.ts';
import { createPostingRules } from './postingRules.ts';
import type { QuestionFilter } from './questionFilter.ts';
import {
  acceptAnswer,
  countView,
  findQuestion,
  hasViewed,
  insertQuestion,
  listFoundQuestions,
  listUnseenAnswers,
  markAnswersSeen,
  toQuestion,
} from './questions.ts';
import { searchQuestions } from './searchQuestions.ts';
import { castVote } from './votes.ts';

async function requireQuestion(queries: Queries, id: string, viewerId: string) {
  const question = await findQuestion(queries, id, viewerId);
  if (!question) throw notFound('Question');
  return question;
}

const getQuestion = async (queries: Queries, id: string, viewerId: string) =>
  toQuestion(await requireQuestion(queries, id, viewerId));

async function getAnswer(queries: Queries, id: string, viewerId: string) {
  const answer = await findAnswer(queries, id, viewerId);
  if (!answer) throw notFound('Answer');
  return answer;
}

async function getDetail(queries: Queries, id: string, viewerId: string) {
  const question = await requireQuestion(queries, id, viewerId);
  const firstPage = { cursor: undefined, limit: limits.answersPerPage };
  const { items, nextCursor } = await listAnswers(queries, { question, viewerId, ...firstPage });
  return { ...toQuestion(question), answers: items, nextCursor };
}

const synonyms = createSynonyms(termNames);

/** A post that its author deleted is not written again by a repeated request. A deleted post has another author, or no row. */
const onceFrom = (userId: string, table: 'questions' | 'answers') => ({
  exists: async (tx: Queries, { id }: { id: string }) => {
    const own = tx.selectFrom(table).select('id').where('id', '=', id).where('user_id', '=', userId);
    return (await own.executeTakeFirst()) !== undefined;
  },
  gone: () => new HttpProblem(410, 'post_deleted', 'This post was deleted'),
});

interface FilterQuery extends Omit<QuestionFilter, 'viewerId' | 'category'> {
  category?: CategoryChoice | undefined;
}

const readFilter = (
  { category, country, step, language }: FilterQuery,
  viewerId: string,
): QuestionFilter => ({
  viewerId,
  country,
  step,
  language,
  category: category === 'all' ? undefined : category,
});

export function forumRoutes({ route }: Router, deps: Deps) {
  const { db, clock } = deps;
  const idempotent = createIdempotency(deps);
  const postingRules = createPostingRules(deps);

  route(endpoints.listQuestions, async ({ query, principal: { userId: viewerId } }) => {
    const { q, sort } = query;
    const filter = { ...readFilter(query, viewerId), only: query.only };
    if (!q) {
      const order = sort === undefined || sort === 'relevance' ? 'newest' : sort;
      return listQuestions(db.query, { ...filter, order, ...readListPage(query, order) });
    }
    const { start, limit } = readSearchPage(query);
    const search = { ...filter, order: sort ?? 'relevance', query: parseQuery(q, synonyms) } as const;
    const found = await searchQuestions(db, search);
    const end = start + limit;
    return {
      items: await listFoundQuestions(db.query, viewerId, found.slice(start, end)),
      nextCursor: found.length > end ? String(end) : null,
    };
  });

  route(endpoints.countQuestions, ({ query, principal: { userId } }) =>
    countQuestions(db.query, readFilter(query, userId)),
  );

  route(endpoints.followQuestion, ({ params: { id }, principal: { userId } }) =>
    db.transaction(async (tx) => {
      await getQuestion(tx, id, userId);
      await followQuestion(tx, { userId, questionId: id, newestId: newId(), now: timestampIn(clock) });
    }),
  );

  route(endpoints.unfollowQuestion, ({ params: { id }, principal: { userId } }) =>
    db.transaction(async (tx) => {
      await getQuestion(tx, id, userId);
      await unfollowQuestion(tx, userId, id);
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
      // Read first: an answer that arrives meanwhile is unseen.
      const newestId = await findNewestAnswer(db.query, id);
      const detail = await view();
      if (detail.is_followed) await markAnswersSeen(db.query, userId, id, newestId);
      return detail;
    } catch (error) {
      // On a full disk the view is not counted, and the question can still be read.
      if (db.isDiskFull(error)) return read();
      throw error;
    }
  });

  route(endpoints.listAnswers, async ({ params: { id }, query, principal: { userId: viewerId } }) => {
    const question = await requireQuestion(db.query, id, viewerId);
    return listAnswers(db.query, { question, viewerId, ...readListPage(query, 'helpful') });
  });

  route(endpoints.getAnswer, async ({ params: { id }, principal: { userId } }) => {
    const answer = await findLinkedAnswer(db.query, id, userId);
    if (!answer || !(await findQuestion(db.query, answer.question_id, userId))) throw notFound('Answer');
    return answer;
  });

  route(endpoints.listUnseenAnswers, ({ principal }) => listUnseenAnswers(db.query, principal.userId));

  route(endpoints.createQuestion, ({ body, language, principal: { userId }, idempotencyKey: key }) =>
    idempotent(
      { key, owner: userId, content: [endpoints.createQuestion.path, body] },
      async (tx) => {
        const { isNew } = await postingRules.check(tx, userId, body);
        await postingRules.refuseFlood(tx, { userId, isNew });
        const id = newId();
        const now = timestampIn(clock);
        await insertQuestion(db.search, tx, {
          id,
          user_id: userId,
          category: body.category,
          title: body.title,
          content: body.content?.trim() || null,
          language,
          country: body.country === undefined ? (await getUser(tx, userId)).settlement_country : body.country,
          step_key: body.step_key ?? null,
          created_at: now,
          active_at: now,
        });
        await followQuestion(tx, { userId, questionId: id, newestId: id, now });
        return getQuestion(tx, id, userId);
      },
      onceFrom(userId, 'questions'),
    ),
  );

  route(endpoints.createAnswer, ({ params, body, language, principal: { userId }, idempotencyKey: key }) =>
    idempotent(
      { key, owner: userId, content: [endpoints.createAnswer.path, params, body] },
      async (tx) => {
        const { isNew } = await postingRules.check(tx, userId, body);
        const { is_deleted } = await getQuestion(tx, params.id, userId);
        if (is_deleted) throw notFound('Question');
        await postingRules.refuseFlood(tx, { userId, isNew, questionId: params.id });
        const id = newId();
        const now = timestampIn(clock);
        const answer = await insertAnswer(db.search, tx, {
          id,
          question_id: params.id,
          user_id: userId,
          content: body.content,
          language,
          created_at: now,
        });
        await followQuestion(tx, { userId, questionId: params.id, newestId: id, now });
        return answer;
      },
      onceFrom(userId, 'answers'),
    ),
  );

  route(endpoints.updateQuestion, async ({ params: { id }, body, language, principal, requireMatch }) => {
    const { userId } = principal;
    await postingRules.refuseManyEdits(userId, id);
    return db.transaction(async (tx) => {
      const before = await requireOwnQuestion(tx, id, userId);
      const { title = before.title, content = before.content } = body;
      await postingRules.check(tx, userId, { title, content });
      await requireMatch(() => getQuestion(tx, id, userId));
      await editQuestion(db.search, tx, { id, userId, language, now: timestampIn(clock) }, body);
      return getQuestion(tx, id, userId);
    });
  });

  route(endpoints.updateAnswer, async ({ params: { id }, body, language, principal, requireMatch }) => {
    const { userId } = principal;
    await postingRules.refuseManyEdits(userId, id);
    return db.transaction(async (tx) => {
      await postingRules.check(tx, userId, body);
      await requireMatch(async () => {
        await requireOwnAnswer(tx, id, userId);
        return getAnswer(tx, id, userId);
      });
      const isChanged = await editAnswer(
        db.search,
        tx,
        { id, userId, language, now: timestampIn(clock) },
        body,
      );
      if (isChanged) await announceEdit(tx, clock, id);
      return getAnswer(tx, id, userId);
    });
  });

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
        const { isNew } = await postingRules.refuseSuspended(tx, userId);
        await postingRules.refuseManyVotes(tx, userId);
        const votes = await castVote(tx, { on, id, userId, vote });
        if (isNew && votes.my_vote !== null) await postingRules.refuseManyNewVotes(tx, userId);
        return votes;
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
      await acceptAnswer(tx, question.id, params.id, timestampIn(clock));
      return getDetail(tx, question.id, userId);
    }),
  );
}

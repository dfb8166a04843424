import type { QuestionOrder } from '@settlement-help/contract';
import { type Expression, expressionBuilder, sql } from 'kysely';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Queries } from '#server/db/database.ts';
import type { PageRequest } from '#server/db/paging.ts';
import type { Tables } from '#server/db/tables.ts';
import { matchesFilter, type QuestionFilter } from './questionFilter.ts';
import { type QuestionRow, selectQuestions, toQuestion } from './questions.ts';

type ListOrder = Exclude<QuestionOrder, 'relevance'>;

interface QuestionsPage extends QuestionFilter, PageRequest {
  order: ListOrder;
}

const score = sql<number>`(questions.upvotes - questions.downvotes)`;

/** The value that each order compares before the id. Ids sort by time. */
const sortKeys: Record<ListOrder, Expression<unknown> | null> = {
  newest: null,
  helpful: score,
  active: sql.ref('questions.active_at'),
};

type Place = Pick<QuestionRow, 'id' | 'upvotes' | 'downvotes' | 'active_at'>;

const keyOf = (order: ListOrder, { upvotes, downvotes, active_at }: Place) =>
  order === 'helpful' ? upvotes - downvotes : active_at;

const cursorOf = (order: ListOrder, place: Place) =>
  order === 'newest' ? place.id : `${keyOf(order, place)}_${place.id}`;

function readCursor(order: ListOrder, cursor: string | undefined) {
  if (cursor === undefined) return {};
  if (order === 'newest') return { id: cursor };
  const [key = '', id] = cursor.split('_');
  return { id, key: order === 'helpful' ? Number(key) : key };
}

/** The place after which a page begins, and the last one that it reads. */
interface Range {
  id?: string | undefined;
  key?: string | number | undefined;
  lastId?: string | undefined;
  lastKey?: string | number | undefined;
}

const where = expressionBuilder<Tables, 'questions'>();

/** The condition on the visible questions of a range. */
function isInRange(order: ListOrder, { id, key, lastId, lastKey }: Range) {
  const sortKey = sortKeys[order];
  const isBeyond = (sign: '<' | '>', orEqual: '' | '=', ofKey: Range['key'], ofId: string) =>
    sortKey === null
      ? sql<boolean>`questions.id ${sql.raw(sign + orEqual)} ${ofId}`
      : // The key alone comes first, because SQLite can use the index of an expression for it.
        sql<boolean>`${sortKey} ${sql.raw(sign)}= ${ofKey}
          and (${sortKey}, questions.id) ${sql.raw(sign + orEqual)} (${ofKey}, ${ofId})`;
  return where.and([
    where('questions.state', '=', 'visible'),
    ...(id === undefined ? [] : [isBeyond('<', '', key, id)]),
    ...(lastId === undefined ? [] : [isBeyond('>', '=', lastKey, lastId)]),
  ]);
}

/** The query of a page. A limit is not a parameter, because SQLite plans a query again for each bound limit. */
const createSelectPage = (order: ListOrder, only: QuestionFilter['only'], limit: number) =>
  compileOnce((queries, { id, key, lastId, lastKey, ...filter }: Omit<QuestionFilter, 'only'> & Range) =>
    selectQuestions(queries, filter.viewerId)
      .where(isInRange(order, { id, key, lastId, lastKey }))
      .where(matchesFilter({ ...filter, only }))
      .$if(sortKeys[order] !== null, (all) => all.orderBy(sortKeys[order] as Expression<unknown>, 'desc'))
      .orderBy('questions.id', 'desc')
      .limit(sql.lit(limit)),
  );

/** The query of the question that is `count` places after another one, whatever the filter. */
const createSelectLast = (order: ListOrder, count: number) =>
  compileOnce((queries, range: Range) =>
    queries
      .selectFrom('questions')
      .select(['questions.id', 'upvotes', 'downvotes', 'active_at'])
      .where(isInRange(order, range))
      .$if(sortKeys[order] !== null, (all) => all.orderBy(sortKeys[order] as Expression<unknown>, 'desc'))
      .orderBy('questions.id', 'desc')
      .limit(1)
      .offset(sql.lit(count - 1)),
  );

const selectPage = new Map<string, ReturnType<typeof createSelectPage>>();
const selectLast = new Map<string, ReturnType<typeof createSelectLast>>();

function remembered<Query>(known: Map<string, Query>, name: string, create: () => Query) {
  const query = known.get(name) ?? create();
  known.set(name, query);
  return query;
}

async function findLast(queries: Queries, order: ListOrder, count: number, start: Range) {
  const select = remembered(selectLast, `${order} ${count}`, () => createSelectLast(order, count));
  const [last] = await select(queries, start);
  return last;
}

/**
 * The numbers of questions that a page reads. The first one is enough for a frequent filter; the second one bounds the
 * time of a rare filter.
 */
const readCounts = [200, 5000];

/** True if a page may have to read many questions that do not match. */
const mayBeRare = ({ only, category, country, step, language }: QuestionFilter) =>
  // These have an index and few questions.
  only !== 'mine' &&
  only !== 'followed' &&
  step === undefined &&
  [only, category, country, language].some((value) => value !== undefined);

/**
 * A page of questions. Its cursor is a place in the order, so new questions shift nothing. With a rare filter, a page
 * may have fewer questions than the limit, or none, before a next one.
 */
export async function listQuestions(queries: Queries, { limit, cursor, order, ...filter }: QuestionsPage) {
  const { only, ...values } = filter;
  const start = readCursor(order, cursor);
  const select = remembered(selectPage, `${order} ${only} ${limit}`, () =>
    createSelectPage(order, only, limit + 1),
  );
  const toPage = (rows: QuestionRow[], last: Place | undefined) => ({
    items: rows.slice(0, limit).map(toQuestion),
    nextCursor: last ? cursorOf(order, last) : null,
  });

  let rows: QuestionRow[] = [];
  let last: Place | undefined;
  for (const count of mayBeRare(filter) ? readCounts : [null]) {
    last = count === null ? undefined : await findLast(queries, order, count, start);
    const end = last && { lastId: last.id, ...(order !== 'newest' && { lastKey: keyOf(order, last) }) };
    rows = await select(queries, { ...values, ...start, ...end });
    if (rows.length > limit) return toPage(rows, rows[limit - 1]);
    if (!last) break;
  }
  return toPage(rows, last);
}

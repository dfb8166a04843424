import { limits, type QuestionCounts, type QuestionSelection } from '@settlement-help/contract';
import { sql } from 'kysely';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Queries } from '#server/db/database.ts';
import { matchesFilter, type QuestionFilter } from './questionFilter.ts';

/** Bounds the time of a filter that few questions match. */
const countedNewest = 1000;

type CountFilter = Omit<QuestionFilter, 'only'>;

const selectCounts = compileOnce((queries, { step, ...filter }: CountFilter) => {
  const count = (only?: QuestionSelection) => {
    const newest = queries
      .selectFrom('questions')
      .select('questions.id')
      .where('questions.state', '=', 'visible')
      // The conditions that have an index.
      .where(matchesFilter({ viewerId: filter.viewerId, only, step }))
      .orderBy('questions.id', 'desc')
      .limit(sql.lit(countedNewest));
    const found = queries
      .selectFrom(newest.as('newest'))
      // Not an inner join, for which SQLite could begin with all questions.
      .crossJoin('questions')
      .select('questions.id')
      .whereRef('questions.id', '=', 'newest.id')
      .where(matchesFilter(filter))
      .limit(sql.lit(limits.countedQuestions));
    return queries
      .selectFrom(found.as('found'))
      .select(({ fn }) => fn.countAll<number | string>().as('count'));
  };
  return queries.selectNoFrom([
    count().as('all'),
    count('unanswered').as('unanswered'),
    count('unresolved').as('unresolved'),
    count('mine').as('mine'),
    count('followed').as('followed'),
  ]);
});

/** Counts the questions of a filter, and those of each selection. */
export async function countQuestions(queries: Queries, filter: CountFilter): Promise<QuestionCounts> {
  const [counts] = await selectCounts(queries, filter);
  if (!counts) throw new Error('No count was returned');
  return {
    all: Number(counts.all),
    unanswered: Number(counts.unanswered),
    unresolved: Number(counts.unresolved),
    mine: Number(counts.mine),
    followed: Number(counts.followed),
  };
}

import { sql } from 'kysely';
import { span } from '#server/core/clock.ts';
import type { Queries } from './database.ts';
import type { YearlyCountsTable } from './tables.ts';

export type YearlyCount = YearlyCountsTable;

/** The part of a list of rows to count; all of them without it. */
interface Scope {
  ids?: readonly string[];
}

type Grouped = Omit<YearlyCount, 'year' | 'count'> & { year: string; count: number | string };

const toCount = ({ year, count, ...row }: Grouped): YearlyCount => ({
  ...row,
  year: Number(year),
  count: Number(count),
});

const yearOf = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, 4)`.as('year');

const literal = <Value extends string>(value: Value) => sql<Value>`${sql.lit(value)}`;

/** Counts reports by their grounds; `ids` are those of cases. */
export async function countReports(queries: Queries, { ids }: Scope = {}) {
  const rows = await queries
    .selectFrom('reports')
    .select([yearOf('created_at'), 'reason as ground'])
    .select([literal('reports').as('section'), literal('').as('outcome')])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .$if(ids !== undefined, (query) => query.where('case_id', 'in', ids ?? []))
    .groupBy(['year', 'reason'])
    .execute();
  return rows.map(toCount);
}

/** Counts cases by the whole hours until their first decision; `ids` are those of cases. */
export async function countHoursToDecide(queries: Queries, { ids }: Scope = {}) {
  const rows = await queries
    .selectFrom('cases')
    .leftJoin('decisions', 'decisions.case_id', 'cases.id')
    .select(['cases.opened_at', 'cases.closed_at'])
    .select(({ fn }) => fn.min('decisions.created_at').as('decided_at'))
    .where('cases.kind', '=', 'report')
    .$if(ids !== undefined, (query) => query.where('cases.id', 'in', ids ?? []))
    .groupBy(['cases.id', 'cases.opened_at', 'cases.closed_at'])
    .execute();
  return rows.flatMap(({ opened_at, closed_at, decided_at }): YearlyCount[] => {
    // The decision about a suspension with its posts closes a case without being part of it.
    const end = decided_at ?? closed_at;
    if (end === null) return [];
    const hours = Math.floor((Date.parse(end) - Date.parse(opened_at)) / span(1, 'hour'));
    const year = Number(end.slice(0, 4));
    return [{ year, section: 'hours_to_decide', ground: '', outcome: String(Math.max(hours, 0)), count: 1 }];
  });
}

function sectionOf(action: string, hasCase: boolean): YearlyCount['section'] | undefined {
  if (action === 'suspend' || action === 'lift') return 'suspensions';
  if (action === 'delete_history') return 'own_initiative';
  if (action === 'remove' && !hasCase) return 'own_initiative';
  return ['dismiss', 'hide', 'remove', 'restore'].includes(action) ? 'decisions' : undefined;
}

/** Counts decisions by outcome and ground; for posts that were removed without a case, the posts. */
export async function countDecisions(queries: Queries, { ids }: Scope = {}) {
  const rows = await queries
    .selectFrom('decisions')
    .select([yearOf('created_at'), 'action', 'reason'])
    .select(sql<number>`case when case_id is null then 0 else 1 end`.as('has_case'))
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string>('post_count').as('posts'),
    ])
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .groupBy(['year', 'action', 'reason', 'has_case'])
    .execute();
  return rows.flatMap(({ year, action, reason, has_case, count, posts }): YearlyCount[] => {
    const section = sectionOf(action, has_case === 1);
    if (!section) return [];
    const isPosts = section === 'own_initiative' && action === 'remove';
    return [
      toCount({ year, section, ground: reason ?? '', outcome: action, count: isPosts ? posts : count }),
    ];
  });
}

/** Counts objections by their outcomes and the grounds of the decisions; `ids` are those of decisions. */
export async function countObjections(queries: Queries, { ids, userId }: Scope & { userId?: string } = {}) {
  const rows = await queries
    .selectFrom('objections')
    .innerJoin('decisions', 'decisions.id', 'objections.decision_id')
    .select([yearOf('objections.created_at'), 'decisions.reason', 'objections.outcome'])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .$if(ids !== undefined, (query) => query.where('objections.decision_id', 'in', ids ?? []))
    .$if(userId !== undefined, (query) => query.where('objections.user_id', '=', userId ?? ''))
    .groupBy(['year', 'decisions.reason', 'objections.outcome'])
    .execute();
  return rows.map(({ year, reason, outcome, count }) =>
    toCount({ year, section: 'objections', ground: reason ?? '', outcome: outcome ?? 'open', count }),
  );
}

/** Adds up the counts of the same year, section, ground and outcome. */
export function sumCounts(counts: readonly YearlyCount[]) {
  const sums = new Map<string, YearlyCount>();
  for (const count of counts) {
    const key = [count.year, count.section, count.ground, count.outcome].join();
    sums.set(key, { ...count, count: count.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

/** Keeps the counts of rows that are about to be deleted. */
export async function keepCounts(tx: Queries, counts: readonly YearlyCount[]) {
  for (const count of sumCounts(counts)) {
    await tx
      .insertInto('yearly_counts')
      .values(count)
      .onConflict((conflict) =>
        conflict
          .columns(['year', 'section', 'ground', 'outcome'])
          .doUpdateSet({ count: sql`yearly_counts.count + excluded.count` }),
      )
      .execute();
  }
}

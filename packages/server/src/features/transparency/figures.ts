import {
  reportReasons,
  type TransparencyFigure,
  type TransparencySection,
  transparencyOutcomes,
  transparencySections,
} from '@settlement-help/contract';
import { timestampIn } from '#server/core/clock.ts';
import {
  countDecisions,
  countHoursToDecide,
  countObjections,
  countReports,
  sumCounts,
  type YearlyCount,
} from '#server/db/yearlyCounts.ts';
import type { Deps } from '#server/deps.ts';

const loadYearlyCounts = ({ db }: Pick<Deps, 'db'>) =>
  db.transaction(async (tx) =>
    sumCounts([
      ...(await tx.selectFrom('yearly_counts').selectAll().execute()),
      ...(await countReports(tx)),
      ...(await countDecisions(tx)),
      ...(await countHoursToDecide(tx)),
      ...(await countObjections(tx)),
    ]),
  );

/** The rounded median of the hours of each case. */
function medianHours(counts: readonly YearlyCount[]) {
  const hours = counts.flatMap(({ outcome, count }) => Array.from({ length: count }, () => Number(outcome)));
  hours.sort((one, other) => one - other);
  const middle = (hours.length - 1) / 2;
  return Math.round(((hours[Math.floor(middle)] ?? 0) + (hours[Math.ceil(middle)] ?? 0)) / 2);
}

type Figure = Pick<TransparencyFigure, 'ground' | 'outcome' | 'count'>;

function figuresOf(section: TransparencySection, counts: readonly YearlyCount[]): Figure[] {
  if (section === 'hours_to_decide') {
    return counts.length === 0 ? [] : [{ ground: null, outcome: 'median', count: medianHours(counts) }];
  }
  if (section === 'monthly_users') {
    const months = counts.length;
    if (months === 0) return [];
    const sum = counts.reduce((total, { count }) => total + count, 0);
    return [
      { ground: null, outcome: 'average', count: Math.round(sum / months) },
      { ground: null, outcome: 'months', count: months },
    ];
  }
  // Unlike a median or an average, a count of nothing is 0.
  if (counts.length === 0) return [{ ground: null, outcome: null, count: 0 }];
  const figures = counts.map(({ ground, outcome, count }) => ({
    ground: ground || null,
    outcome: transparencyOutcomes.find((known) => known === outcome) ?? null,
    count,
  }));
  const grounds = [...reportReasons, null];
  const outcomes = [...transparencyOutcomes, null];
  return figures.toSorted(
    (one, other) =>
      outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome) ||
      grounds.indexOf(one.ground) - grounds.indexOf(other.ground),
  );
}

/** The figures of each year since the first one with something to count, latest year first. */
export async function readFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<TransparencyFigure[]> {
  const counts = await loadYearlyCounts({ db });
  const thisYear = Number(timestampIn(clock).slice(0, 4));
  const firstYear = Math.min(thisYear, ...counts.map(({ year }) => year));
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_year, index) => thisYear - index);
  return years.flatMap((year) =>
    transparencySections.flatMap((section) =>
      figuresOf(
        section,
        counts.filter((count) => count.year === year && count.section === section),
      ).map((figure) => ({ year, section, ...figure })),
    ),
  );
}

/** RFC 4180. No value contains a comma, a quotation mark or a line break. */
export const toCsv = (figures: readonly TransparencyFigure[]) =>
  [
    ['year', 'section', 'ground', 'outcome', 'count'],
    ...figures.map(({ year, section, ground, outcome, count }) => [year, section, ground, outcome, count]),
  ]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');

import type { TransparencyFigure } from '../entities/transparency.ts';

type Row = [
  section: TransparencyFigure['section'],
  ground: TransparencyFigure['ground'],
  outcome: TransparencyFigure['outcome'],
  count: number,
];

const figuresOf = (year: number, rows: Row[]): TransparencyFigure[] =>
  rows.map(([section, ground, outcome, count]) => ({ year, section, ground, outcome, count }));

/** The figures of a year in which nothing happened. */
export const emptyYear = figuresOf(2026, [
  ['reports', null, null, 0],
  ['decisions', null, null, 0],
  ['own_initiative', null, null, 0],
  ['automated', null, null, 0],
  ['objections', null, null, 0],
  ['suspensions', null, null, 0],
  ['disputes', null, null, 0],
]);

export const transparencyFigures: TransparencyFigure[] = [
  ...figuresOf(2026, [
    ['reports', 'illegal', null, 14],
    ['reports', 'personal_data', null, 31],
    ['reports', 'spam', null, 208],
    ['reports', 'harassment', null, 47],
    ['reports', 'other', null, 22],
    ['decisions', null, 'dismiss', 96],
    ['decisions', 'personal_data', 'hide', 18],
    ['decisions', 'illegal', 'remove', 9],
    ['decisions', 'spam', 'remove', 151],
    ['decisions', null, 'restore', 7],
    ['own_initiative', 'spam', 'remove', 1240],
    ['automated', null, null, 0],
    ['hours_to_decide', null, 'median', 19],
    ['objections', 'spam', 'granted', 4],
    ['objections', 'spam', 'rejected', 11],
    ['suspensions', 'spam', 'suspend', 23],
    ['suspensions', null, 'lift', 2],
    ['disputes', null, 'upheld', 1],
    ['monthly_users', null, 'average', 3120],
    ['monthly_users', null, 'months', 11],
  ]),
  ...figuresOf(2025, [
    ['reports', 'spam', null, 3],
    ['decisions', 'spam', 'remove', 2],
    ['own_initiative', null, null, 0],
    ['automated', null, null, 0],
    ['hours_to_decide', null, 'median', 5],
    ['objections', null, null, 0],
    ['suspensions', null, null, 0],
    ['disputes', null, null, 0],
  ]),
];

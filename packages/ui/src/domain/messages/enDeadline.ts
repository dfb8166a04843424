import type { Formats } from '../../i18n/formats.ts';

/** What there is to say of the date of a step. */
export type DeadlineState =
  | { name: 'booked'; date: string; due: string | null }
  | { name: 'unknown'; from: keyof typeof countsFrom }
  | { name: 'window'; date: string; opensOn: string }
  | { name: 'future' | 'soon'; date: string; days: number }
  | { name: 'today' | 'past'; date: string };

export interface DeadlineTexts {
  /** Whether it is highlighted. */
  marked: boolean;
  head: string;
  note?: string;
  advice?: string;
}

const countsFrom = {
  arrived_on: 'Counts from your arrival',
  moved_in_on: 'Counts from the day you move in',
  visa_ends_on: 'Before your visa or permit ends',
  works_from: 'Counts from the start of your job',
};

/** The English texts of dates, on the dashboard and at each step. */
export const enDeadline = (format: Formats) => ({
  deadline: {
    of(state: DeadlineState, kind: 'legal' | 'practical'): DeadlineTexts {
      const isLegal = kind === 'legal';
      switch (state.name) {
        case 'booked':
          return {
            marked: false,
            head: `Your appointment: ${format.day(state.date)}`,
            ...(state.due && { note: `due by ${format.day(state.due)}` }),
          };
        case 'unknown':
          return { marked: false, head: countsFrom[state.from] };
        case 'window':
          return {
            marked: false,
            head: `Opens on ${format.day(state.opensOn)}`,
            note: `last day ${format.day(state.date)}`,
          };
        case 'today':
          return { marked: true, head: 'Do this today' };
        case 'past':
          return isLegal
            ? {
                marked: true,
                head: `The date was ${format.day(state.date)}`,
                advice: 'The date has passed. Go anyway, and take proof that you tried.',
              }
            : { marked: true, head: 'Best done now' };
        default:
          return {
            marked: state.name === 'soon',
            head: `${isLegal ? 'Do this by' : 'Best done by'} ${format.day(state.date)}`,
            note: format.plural(state.days, { one: '# day left', other: '# days left' }),
          };
      }
    },
  },
});

import { useRef } from 'react';
import { dayProblemOf, isLikely } from '../../primitives/forms/DateField/dateParts.ts';
import { useMessages } from './useMessages.ts';

/**
 * Returns a function that validates the date of a `DateField` when it is submitted. An unlikely year is a problem the
 * first time, and accepted when the same date is submitted again; with `anyYear` it is no problem.
 */
export function useDayProblem({ anyYear = false } = {}) {
  const messages = useMessages('day');
  const questioned = useRef<string>(undefined);
  return (date: string) => {
    const found = dayProblemOf(date);
    if (found) {
      if ('text' in found) return messages[found.problem]({ text: found.text });
      return messages[found.problem];
    }
    if (anyYear || questioned.current === date || isLikely(date, new Date().toISOString().slice(0, 10)))
      return undefined;
    questioned.current = date;
    return messages.unlikely({ year: date.slice(0, 4) });
  };
}

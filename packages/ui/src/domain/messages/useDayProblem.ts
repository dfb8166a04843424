import { isDay, isWritten } from '../../primitives/forms/DateField/dateParts.ts';
import { useMessages } from './useMessages.ts';

/** Returns a function that validates the date of a `DateField`. */
export function useDayProblem() {
  const { noSuchDay, notNumbers } = useMessages('day');
  return (date: string) => {
    if (isDay(date)) return undefined;
    return isWritten(date) ? noSuchDay : notNumbers;
  };
}

import { isDay, isWritten } from '../../primitives/forms/DateField/dateParts.ts';
import { useMessages } from './useMessages.ts';

/** Tells what is wrong with the date of a `DateField`; nothing where there is such a day. */
export function useDayProblem() {
  const { noSuchDay, notNumbers } = useMessages('day');
  return (date: string) => {
    if (isDay(date)) return undefined;
    return isWritten(date) ? noSuchDay : notNumbers;
  };
}

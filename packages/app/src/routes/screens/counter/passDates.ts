import type { CounterGuide, Situation, Step } from '@settlement-help/contract';

/** Returns the day of the sentence `since`; null if it is unknown, or if the sentence is not true today. */
export function dayToSay({ since }: Pick<CounterGuide, 'since'>, situation: Situation | null, today: string) {
  const day = since && situation ? situation[since.day] : null;
  if (!day || (since?.when === 'past' && day > today) || (since?.when === 'future' && day < today))
    return null;
  return day;
}

/** Returns the legal date of a step that is not over. The official needs no other one. */
export const dateToShow = ({ due }: Pick<Step, 'due'>, today: string) =>
  due?.kind === 'legal' && due.date && due.date >= today ? due.date : null;

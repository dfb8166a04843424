import type { Step } from '@settlement-help/contract';
import { nextDay } from './Deadline/deadlineState.ts';

/** Where a step stands in a plan of one's own. */
export type PlanGroup = 'done' | 'next' | 'open' | 'check' | 'locked';

const rank: Record<PlanGroup, number> = { done: 0, next: 1, open: 2, check: 3, locked: 4 };

/** The steps that apply to the person: the others do not count. */
export const applying = <S extends Pick<Step, 'status'>>(steps: readonly S[]) =>
  steps.filter(({ status }) => status !== 'not_applicable');

const groupOf = ({ is_completed, is_unlocked, relevance }: Step): PlanGroup =>
  is_completed ? 'done' : !is_unlocked ? 'locked' : relevance === 'check' ? 'check' : 'open';

/** The steps that are not done, the one to do next first: by their dates, then as they are listed. */
export const inTurn = (steps: readonly Step[]) =>
  applying(steps)
    .filter(({ is_completed }) => !is_completed)
    .map((step) => ({ step, rank: rank[groupOf(step)], day: nextDay(step) }))
    .toSorted((a, b) => a.rank - b.rank || (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map(({ step }) => step);

/** The applying steps as a plan shows them: done, next, open beside it, to be checked, and locked. */
export function inGroups(steps: readonly Step[]) {
  const [next] = inTurn(steps);
  const done = applying(steps).filter(({ is_completed }) => is_completed);
  return [...done, ...inTurn(steps)].map((step) => {
    const group = groupOf(step);
    return { step, group: step === next && group === 'open' ? ('next' as const) : group };
  });
}

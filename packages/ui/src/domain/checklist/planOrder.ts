import type { Step } from '@settlement-help/contract';
import { actionDay } from './Deadline/deadlineState.ts';

/** Where a step stands in a plan of one's own. */
export type PlanGroup = 'done' | 'next' | 'open' | 'check' | 'locked';

const rank: Record<PlanGroup, number> = { done: 0, next: 1, open: 2, check: 3, locked: 4 };

/** The steps that apply to the person: the others do not count. */
export const applying = <S extends Pick<Step, 'status'>>(steps: readonly S[]) =>
  steps.filter(({ status }) => status !== 'not_applicable');

const groupOf = ({ is_completed, is_unlocked, relevance }: Step): PlanGroup =>
  is_completed ? 'done' : !is_unlocked ? 'locked' : relevance === 'check' ? 'check' : 'open';

/** Papers, housing and health care follow from it. */
const isRegistration = ({ key }: Step) => /^(protection-registration|asylum-papers)$/.test(key ?? '');

/** The step with the nearest date of those that wait for this one, where its own date is not nearer. */
export function servedStep(step: Step, steps: readonly Step[], today: string): Step | undefined {
  let nearest = step;
  const waiting = [step];
  for (const { key } of waiting) {
    for (const other of applying(steps)) {
      if (key === null || other.is_unlocked || waiting.includes(other) || !other.needs.includes(key))
        continue;
      waiting.push(other);
      const isNearer = actionDay(other, today) < actionDay(nearest, today);
      if (isNearer && other.relevance === 'yes') nearest = other;
    }
  }
  return nearest === step ? undefined : nearest;
}

/**
 * The steps that are not done, the one to do next first: the registration of who seeks protection, then by the nearest
 * date that each serves, then as they are listed.
 */
export const inTurn = (steps: readonly Step[], today: string) =>
  applying(steps)
    .filter(({ is_completed }) => !is_completed)
    .map((step) => ({
      step,
      rank: rank[groupOf(step)],
      day: isRegistration(step) ? '' : actionDay(servedStep(step, steps, today) ?? step, today),
    }))
    .toSorted((a, b) => a.rank - b.rank || (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map(({ step }) => step);

/** The applying steps as a plan shows them: done, next, open beside it, to be checked, and locked. */
export function inGroups(steps: readonly Step[], today: string) {
  const inOrder = inTurn(steps, today);
  const done = applying(steps).filter(({ is_completed }) => is_completed);
  return [...done, ...inOrder].map((step) => {
    const group = groupOf(step);
    return { step, group: step === inOrder[0] && group === 'open' ? ('next' as const) : group };
  });
}

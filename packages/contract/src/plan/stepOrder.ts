import type { Step } from '../entities/step.ts';

type DatedStep = Pick<Step, 'due' | 'booked_for'>;

/** Groups of a personal plan, in the order in which they are shown. */
export type StepGroup = 'done' | 'next' | 'open' | 'check' | 'locked';

const groupOrder: readonly StepGroup[] = ['done', 'next', 'open', 'check', 'locked'];

const noDate = '9999-12-31';

export const applicableSteps = <S extends Pick<Step, 'status'>>(steps: readonly S[]) =>
  steps.filter(({ status }) => status !== 'not_applicable');

/** Sorts the open steps by the nearest date of each step and of the steps that wait for it. `today` is an ISO date. */
export const sortOpenSteps = (steps: readonly Step[], today: string) =>
  applicableSteps(steps)
    .filter(({ is_completed }) => !is_completed)
    .map((step) => ({
      step,
      rank: groupOrder.indexOf(groupOf(step)),
      date: isRegistration(step) ? '' : actionDate(mostUrgentDependent(step, steps, today) ?? step, today),
    }))
    .toSorted((a, b) => a.rank - b.rank || compareDates(a.date, b.date))
    .map(({ step }) => step);

export function groupSteps(steps: readonly Step[], today: string): { step: Step; group: StepGroup }[] {
  const open = sortOpenSteps(steps, today);
  const done = applicableSteps(steps).filter(({ is_completed }) => is_completed);
  return [...done, ...open].map((step) => {
    const group = groupOf(step);
    return { step, group: step === open[0] && group === 'open' ? 'next' : group };
  });
}

/** The locked step with the nearest date that waits for this step, if that date is nearer than the step's own. */
export function mostUrgentDependent(step: Step, steps: readonly Step[], today: string): Step | undefined {
  let nearest = step;
  const blocking = [step];
  for (const { key } of blocking) {
    for (const other of applicableSteps(steps)) {
      if (key === null || other.is_unlocked || blocking.includes(other) || !other.needs.includes(key))
        continue;
      blocking.push(other);
      const isNearer = actionDate(other, today) < actionDate(nearest, today);
      if (isNearer && other.relevance === 'yes') nearest = other;
    }
  }
  return nearest === step ? undefined : nearest;
}

/** The next date of a step: its appointment, the day it opens, or the day it is due. */
export function nextDate({ due, booked_for }: DatedStep, today: string): string | null {
  if (booked_for && booked_for >= today) return booked_for;
  return due?.opens_on && due.opens_on > today ? due.opens_on : (due?.date ?? null);
}

export const sortByNextDate = <S extends DatedStep>(steps: readonly S[], today: string) =>
  steps
    .map((step) => ({ step, date: nextDate(step, today) }))
    .filter(({ date }) => date !== null)
    .toSorted((a, b) => compareDates(a.date ?? noDate, b.date ?? noDate))
    .map(({ step }) => step);

const compareDates = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const groupOf = ({ is_completed, is_unlocked, relevance }: Step): StepGroup =>
  is_completed ? 'done' : !is_unlocked ? 'locked' : relevance === 'check' ? 'check' : 'open';

/** Documents, housing and health care depend on the registration of people seeking protection. */
const isRegistration = ({ key }: Step) => key === 'protection-registration' || key === 'asylum-papers';

function actionDate(step: DatedStep, today: string) {
  const isBooked = step.booked_for !== null && step.booked_for >= today;
  const opensLater = !isBooked && step.due?.date && step.due.opens_on && step.due.opens_on > today;
  return (!opensLater && nextDate(step, today)) || noDate;
}

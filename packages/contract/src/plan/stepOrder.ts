import type { Step } from '../entities/step.ts';
import { addPeriod } from './dates.ts';
import { isUrgent } from './unlocking.ts';

type DatedStep = Pick<Step, 'due' | 'booked_for'>;

/** Groups of a personal plan, in the order in which they are shown. */
export const stepGroups = ['this_week', 'next', 'check', 'later', 'done', 'leaving'] as const;
export type StepGroup = (typeof stepGroups)[number];

const noDate = '9999-12-31';

export const applicableSteps = <S extends Pick<Step, 'status'>>(steps: readonly S[]) =>
  steps.filter(({ status }) => status !== 'not_applicable');

/** The steps that progress is measured by: those that apply now, and the completed ones. */
export const countedSteps = <S extends Pick<Step, 'status' | 'relevance' | 'is_completed'>>(
  steps: readonly S[],
) => applicableSteps(steps).filter(({ relevance, is_completed }) => relevance !== 'later' || is_completed);

/**
 * Sorts the open steps that count: by legal date, then by the number of steps that wait for them, then in plan order.
 * Steps to check and locked steps follow the others. `today` is an ISO date.
 */
export const sortOpenSteps = (steps: readonly Step[], today: string) =>
  countedSteps(steps)
    .filter(({ is_completed }) => !is_completed)
    .map((step) => ({
      step,
      rank: !step.is_unlocked ? 2 : isToCheck(step, today) ? 1 : 0,
      date: isRegistration(step) ? '' : legalDate(step, today),
      waiting: step.is_unlocked ? countWaiting(step, steps) : 0,
    }))
    .toSorted((a, b) => a.rank - b.rank || compareDates(a.date, b.date) || b.waiting - a.waiting)
    .map(({ step }) => step);

/** The steps of a personal plan by group, each group in the order to do them. */
export function groupSteps(steps: readonly Step[], today: string): Record<StepGroup, Step[]> {
  const groups: Record<StepGroup, Step[]> = {
    this_week: [],
    next: [],
    check: [],
    later: [],
    done: steps.filter(({ is_completed }) => is_completed),
    leaving: applicableSteps(steps).filter(
      ({ relevance, is_completed }) => relevance === 'later' && !is_completed,
    ),
  };
  for (const step of sortOpenSteps(steps, today)) groups[groupOf(step, today)].push(step);
  return groups;
}

function groupOf(step: Step, today: string): StepGroup {
  if (!step.is_unlocked) return 'later';
  if (actionDate(step, today) <= addPeriod(today, { days: 7 })) return 'this_week';
  if (isToCheck(step, today)) return 'check';
  return opensLater(step, today) ? 'later' : 'next';
}

/** The next date of a step: the day of its appointment, the day it opens, or the day it is due. */
export function nextDate({ due, booked_for }: DatedStep, today: string): string | null {
  if (booked_for && booked_for >= today) return booked_for.slice(0, 10);
  return due?.opens_on && due.opens_on > today ? due.opens_on : (due?.date ?? null);
}

export const sortByNextDate = <S extends DatedStep>(steps: readonly S[], today: string) =>
  steps
    .map((step) => ({ step, date: nextDate(step, today) }))
    .filter(({ date }) => date !== null)
    .toSorted((a, b) => compareDates(a.date ?? noDate, b.date ?? noDate))
    .map(({ step }) => step);

/** The open step with the next appointment, or undefined. */
export const nextAppointment = (steps: readonly Step[], today: string): Step | undefined =>
  steps
    .filter((step) => isBooked(step, today) && step.status === 'open' && !step.is_completed)
    .toSorted((a, b) => compareDates(a.booked_for ?? noDate, b.booked_for ?? noDate))[0];

const compareDates = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A step to check with an urgent legal date is shown like one that surely applies. */
const isToCheck = ({ relevance, due }: Step, today: string) => relevance === 'check' && !isUrgent(due, today);

/** Documents, housing and health care depend on the registration of people seeking protection. */
const isRegistration = ({ key }: Step) => key === 'protection-registration' || key === 'asylum-papers';

const isBooked = ({ booked_for }: DatedStep, today: string) => booked_for !== null && booked_for >= today;

const opensLater = (step: DatedStep, today: string) =>
  !isBooked(step, today) && (step.due?.opens_on ?? '') > today;

/** The day by which a step must be done: its appointment, its date, or the date of a step that needs it. */
function actionDate(step: Step, today: string) {
  const own = opensLater(step, today) ? null : nextDate(step, today);
  return [own, step.needed_by?.date ?? null].reduce<string>(
    (nearest, date) => (date !== null && date < nearest ? date : nearest),
    noDate,
  );
}

const legalDate = (step: Step, today: string) =>
  step.due?.kind === 'practical' && !isBooked(step, today)
    ? (step.needed_by?.date ?? noDate)
    : actionDate(step, today);

/** The number of locked steps that wait for a step, also indirectly. */
function countWaiting({ key }: Step, steps: readonly Step[]) {
  const waitingFor = [key];
  for (const need of waitingFor) {
    for (const other of applicableSteps(steps)) {
      const isWaiting = !other.is_unlocked && need !== null && other.needs.includes(need);
      if (isWaiting && !waitingFor.includes(other.key)) waitingFor.push(other.key);
    }
  }
  return waitingFor.length - 1;
}

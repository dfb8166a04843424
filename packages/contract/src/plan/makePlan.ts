import type { PlanRule } from '@settlement-help/content';
import type { Situation } from '../entities/situation.ts';
import type { DueDate, SituationDay, StepStatus } from '../entities/step.ts';
import { findDueDate } from './findDueDate.ts';
import { type Reason, type Relevance, relevanceOf } from './relevance.ts';
import { isBlocking, isUrgent, unlockSteps } from './unlocking.ts';

/** The stored fields of a step that a plan depends on. */
export interface StepRecord {
  status: StepStatus;
  is_added: boolean;
  /** Steps never lock again. */
  is_unlocked: boolean;
}

export interface PlannedStep {
  key: string;
  /** Position from 1; the left-out steps follow the others. */
  step_number: number;
  status: StepStatus;
  is_completed: boolean;
  relevance: 'yes' | 'check' | 'later';
  reason: Reason | null;
  needs: readonly string[];
  implied_by: SituationDay | null;
  needed_by: { key: string; date: string } | null;
  due: DueDate | null;
  is_unlocked: boolean;
}

export interface Plan {
  /** In the order to do them. */
  steps: PlannedStep[];
  leftOut: PlannedStep[];
}

export interface PlanInput<R extends StepRecord = StepRecord> {
  rules: readonly PlanRule[];
  situation: Situation;
  /** The stored steps by key. Steps without a record are open. */
  records?: Readonly<Record<string, R>>;
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
}

/** Without a situation, the plan has the first 10 steps of the country. */
export const standardSteps = 10;

export const isUnknown = (situation: Situation) => Object.values(situation).every((value) => value === null);

/** Computes the steps that concern a person, their order and their dates. A completed step is never left out. */
export function makePlan({ rules, situation, records = {}, today }: PlanInput): Plan {
  const entries = rules.map((rule) => ({ rule, record: records[rule.key] ?? newRecord }));
  if (isUnknown(situation)) {
    const steps = entries
      .slice(0, standardSteps)
      .map((entry, index) => toStep({ ...entry, relevance: 'yes', reason: null }, index));
    return { steps: unlockSteps(steps, 'number'), leftOut: [] };
  }
  const relevant = entries.map((entry) => ({ ...entry, ...relevanceOf(entry.rule, situation) }));
  const shown = sortByNeeds(relevant.filter(isShown));
  const all = [...shown, ...relevant.filter((entry) => !isShown(entry))].map((entry, index) =>
    addDates(toStep(entry, index), entry, situation, today),
  );
  const steps = unlockSteps(all.slice(0, shown.length), 'needs');
  return {
    steps: steps.map((step, index) => {
      const start = shown[index]?.rule.implied_by;
      return { ...step, needed_by: neededBy(step, steps, (start && situation[start]) ?? null) };
    }),
    leftOut: unlockSteps(all.slice(shown.length), 'needs', steps),
  };
}

interface Entry extends Relevance {
  rule: PlanRule;
  record: StepRecord;
}

const newRecord: StepRecord = { status: 'open', is_added: false, is_unlocked: false };

const isShown = ({ relevance, record }: Entry) =>
  relevance !== 'no' || record.is_added || record.status === 'done';

function reasonOf(entry: Entry): Reason | null {
  if (entry.relevance !== 'no' || !isShown(entry)) return entry.reason;
  return entry.record.is_added ? 'added' : 'completed';
}

function toStep(entry: Entry, index: number): PlannedStep {
  const { rule, record, relevance } = entry;
  return {
    key: rule.key,
    step_number: index + 1,
    status: record.status,
    is_completed: record.status === 'done',
    relevance: relevance === 'check' ? 'check' : 'yes',
    reason: reasonOf(entry),
    needs: rule.needs,
    implied_by: null,
    needed_by: null,
    due: null,
    is_unlocked: record.is_unlocked,
  };
}

/** Adds the fields that depend on the days of the situation. */
function addDates(
  step: PlannedStep,
  { rule, record, relevance }: Entry,
  situation: Situation,
  today: string,
): PlannedStep {
  const due = findDueDate(rule, situation, relevance === 'yes' || record.is_added);
  const { implied_by, later_without } = rule;
  const start = implied_by && situation[implied_by];
  return {
    ...step,
    due,
    relevance: later_without && situation[later_without] === null ? 'later' : step.relevance,
    implied_by: start && start <= today ? implied_by : null,
    is_unlocked: step.is_unlocked || isUrgent(due, today),
  };
}

/** The nearest legal date of the locked steps that wait for a step, at the latest the known day that would imply the step. */
function neededBy(step: PlannedStep, steps: readonly PlannedStep[], impliedOn: string | null) {
  if (!isBlocking(step)) return null;
  let nearest = { key: step.key, date: step.due?.date ?? '9999' };
  const waitingFor = [step.key];
  for (const need of waitingFor) {
    for (const { key, needs, is_unlocked, status, due } of steps) {
      if (is_unlocked || status !== 'open' || waitingFor.includes(key) || !needs.includes(need)) continue;
      waitingFor.push(key);
      if (due?.kind === 'legal' && due.date && due.date < nearest.date) nearest = { key, date: due.date };
    }
  }
  if (nearest.key === step.key) return null;
  return impliedOn && impliedOn < nearest.date ? { ...nearest, date: impliedOn } : nearest;
}

function sortByNeeds(entries: readonly Entry[]): Entry[] {
  const sorted = new Set<Entry>();
  const waiting = new Set(entries.map(({ rule }) => rule.key));
  while (waiting.size > 0) {
    const next = entries.find(
      ({ rule: { key, needs } }) => waiting.has(key) && !needs.some((need) => waiting.has(need)),
    );
    if (!next) throw new Error(`These steps need each other: ${[...waiting]}`);
    sorted.add(next);
    waiting.delete(next.rule.key);
  }
  return [...sorted];
}

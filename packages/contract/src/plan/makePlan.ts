import type { PlanRule } from '@settlement-help/content';
import type { Situation } from '../entities/situation.ts';
import type { Due, StepStatus } from '../entities/step.ts';
import { dueOf } from './deadline.ts';
import { type Reason, type Relevance, relevanceOf } from './relevance.ts';
import { unlockSteps } from './unlocking.ts';

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
  relevance: 'yes' | 'check';
  reason: Reason | null;
  needs: readonly string[];
  due: Due | null;
  is_unlocked: boolean;
}

export interface Plan {
  /** In the order to do them. */
  steps: PlannedStep[];
  leftOut: PlannedStep[];
}

/** Without a situation, the plan has the first 10 steps of the country. */
export const standardSteps = 10;

export const isUnknown = (situation: Situation) => Object.values(situation).every((value) => value === null);

/** Computes the steps that concern a person, their order and their dates. A completed step is never left out. */
export function makePlan(
  rules: readonly PlanRule[],
  situation: Situation,
  records: Readonly<Record<string, StepRecord>> = {},
): Plan {
  const entries = rules.map((rule) => ({ rule, record: records[rule.key] ?? newRecord }));
  if (isUnknown(situation)) {
    const steps = entries
      .slice(0, standardSteps)
      .map((entry, index) => toStep({ ...entry, relevance: 'yes', reason: null }, index, null));
    return { steps: unlockSteps(steps, 'number'), leftOut: [] };
  }
  const relevant = entries.map((entry) => ({ ...entry, ...relevanceOf(entry.rule, situation) }));
  const shown = sortByNeeds(relevant.filter(isShown));
  const all = [...shown, ...relevant.filter((entry) => !isShown(entry))].map((entry, index) =>
    toStep(entry, index, dueOf(entry.rule, situation)),
  );
  const steps = all.slice(0, shown.length);
  return {
    steps: unlockSteps(steps, 'needs'),
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

function toStep(entry: Entry, index: number, due: Due | null): PlannedStep {
  const { rule, record, relevance, reason } = entry;
  const reasonToShow = record.is_added ? 'added' : null;
  return {
    key: rule.key,
    step_number: index + 1,
    status: record.status,
    is_completed: record.status === 'done',
    relevance: relevance === 'check' ? 'check' : 'yes',
    reason: relevance === 'no' && isShown(entry) ? reasonToShow : reason,
    needs: rule.needs,
    due,
    is_unlocked: record.is_unlocked,
  };
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

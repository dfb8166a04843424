import type { PlanRule } from '@settlement-help/content';
import type { Situation } from '../entities/situation.ts';
import type { Due, StepStatus } from '../entities/step.ts';
import { dueOf } from './deadline.ts';
import { type Reason, relevanceOf } from './relevance.ts';

/** The stored row of a step. */
export interface StepRecord {
  status: StepStatus;
  /** True if the person added a left-out step. */
  is_added: boolean;
  /** True after the step was unlocked once. Unlocking is permanent. */
  is_unlocked: boolean;
}

/** A step in a person's plan, or left out of it. */
export interface PlannedStep {
  key: string;
  status: StepStatus;
  relevance: 'yes' | 'check';
  reason: Reason | null;
  /** The steps that must be done first. */
  needs: readonly string[];
  due: Due | null;
  is_unlocked: boolean;
}

export interface Plan {
  /** In the order to do them. */
  steps: PlannedStep[];
  leftOut: PlannedStep[];
}

/** How many of a country's first rules are the steps that everybody has without a situation. */
export const standardSteps = 10;

const newRecord: StepRecord = { status: 'open', is_added: false, is_unlocked: false };

/** Returns true if every value of the situation is unknown. */
export const isUnknown = (situation: Situation) => Object.values(situation).every((value) => value === null);

/** The rules with each one after those that it needs, else as they are listed. */
function orderRules(rules: readonly PlanRule[]): PlanRule[] {
  const ordered = new Set<PlanRule>();
  const waiting = new Set(rules.map(({ key }) => key));
  while (waiting.size > 0) {
    const next = rules.find(({ key, needs }) => waiting.has(key) && !needs.some((need) => waiting.has(need)));
    if (!next) throw new Error(`These steps need each other: ${[...waiting]}`);
    ordered.add(next);
    waiting.delete(next.key);
  }
  return [...ordered];
}

/** The ten standard steps, each one locked until the one before it is done or does not apply. */
function standardPlan(rules: readonly PlanRule[], recordOf: (key: string) => StepRecord): Plan {
  const steps = rules.slice(0, standardSteps).map(({ key, needs }, index): PlannedStep => {
    const before = index > 0 ? rules[index - 1] : undefined;
    const { status, is_unlocked } = recordOf(key);
    const isFree = !before || recordOf(before.key).status !== 'open';
    return {
      key,
      status,
      relevance: 'yes',
      reason: null,
      needs,
      due: null,
      is_unlocked: is_unlocked || status === 'done' || isFree,
    };
  });
  return { steps, leftOut: [] };
}

/**
 * The plan of a person: which steps concern them, in which order, with their dates. A step is unlocked when the steps
 * that it needs are done, do not apply or are left out. A completed step is never left out.
 */
export function makePlan(
  rules: readonly PlanRule[],
  situation: Situation,
  records: Readonly<Record<string, StepRecord>> = {},
): Plan {
  const recordOf = (key: string) => records[key] ?? newRecord;
  if (isUnknown(situation)) return standardPlan(rules, recordOf);

  const judged = rules.map((rule) => {
    const { relevance, reason } = relevanceOf(rule, situation);
    const { status, is_added } = recordOf(rule.key);
    const isForPerson = relevance !== 'no';
    const isShown = isForPerson || is_added || status === 'done';
    // A step that does not concern the person is in the plan if it was added or completed.
    const ofOthers = is_added ? 'added' : null;
    return {
      rule,
      isShown,
      relevance: relevance === 'check' ? ('check' as const) : ('yes' as const),
      reason: isShown && !isForPerson ? ofOthers : reason,
    };
  });
  const shown = orderRules(judged.filter(({ isShown }) => isShown).map(({ rule }) => rule));
  const open = new Set(shown.map(({ key }) => key).filter((key) => recordOf(key).status === 'open'));

  const plan = (rule: PlanRule): PlannedStep[] =>
    judged
      .filter((entry) => entry.rule === rule)
      .map(({ relevance, reason }) => {
        const { status, is_unlocked } = recordOf(rule.key);
        return {
          key: rule.key,
          status,
          relevance,
          reason,
          needs: rule.needs,
          due: dueOf(rule, situation),
          is_unlocked: is_unlocked || status === 'done' || !rule.needs.some((need) => open.has(need)),
        };
      });
  return {
    steps: shown.flatMap(plan),
    leftOut: judged.filter(({ isShown }) => !isShown).flatMap(({ rule }) => plan(rule)),
  };
}

import type { PlanRule } from '@settlement-help/content';
import type { Situation } from '../entities/situation.ts';
import type { DueDate } from '../entities/step.ts';
import { addPeriod } from './dates.ts';
import { isExcluded, matchCondition, removeContradictions } from './relevance.ts';

/**
 * Returns the due date of a step, or null. A weekend or a public holiday does not move it. `isCertainlyInPlan` is false if
 * the plan asks to check the step.
 */
export function findDueDate(
  step: PlanRule,
  situation: Situation,
  isCertainlyInPlan: boolean,
): DueDate | null {
  const consistentSituation = removeContradictions(situation);
  const matchingRules = step.due.filter(
    ({ when, unless }) =>
      !isExcluded(unless, consistentSituation) &&
      (when ? matchCondition(when, consistentSituation).relevance === 'yes' : isCertainlyInPlan),
  );
  // If no day is known, the first rule still names the law, and the day to ask for.
  const rule = matchingRules.find(({ from }) => situation[from] !== null) ?? matchingRules[0];
  if (!rule) return null;
  const { add, from, kind, law, law_url, opens } = rule;
  const start = situation[from];
  return {
    date: start && addPeriod(start, add),
    opens_on: start && opens && addPeriod(start, opens),
    kind,
    law,
    law_url,
    from,
  };
}

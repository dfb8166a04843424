import type { PlanRule } from '@settlement-help/content';
import type { Situation } from '../entities/situation.ts';
import type { Due } from '../entities/step.ts';
import { addPeriod } from './dates.ts';
import { isExcluded, matchCondition, settleSituation } from './relevance.ts';

/** Returns the date of a step if it is known to hold for the person. `isForPerson` is false if the plan asks to check. */
export function dueOf(rule: PlanRule, situation: Situation, isForPerson: boolean): Due | null {
  const settled = settleSituation(situation);
  const holding = rule.due.filter(
    ({ when, unless }) =>
      !isExcluded(unless, settled) &&
      (when ? matchCondition(when, settled).relevance === 'yes' : isForPerson),
  );
  const found = holding.find(({ from }) => situation[from] !== null) ?? holding[0];
  if (!found) return null;
  const { add, from, kind, law, law_url, opens } = found;
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

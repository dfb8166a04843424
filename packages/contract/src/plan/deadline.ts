import type { PlanRule } from '@settlement-help/content';
import type { Situation } from '../entities/situation.ts';
import type { Due } from '../entities/step.ts';
import { addPeriod } from './dates.ts';
import { matchCondition, settleSituation } from './relevance.ts';

export function dueOf(rule: PlanRule, situation: Situation): Due | null {
  const settled = settleSituation(situation);
  const found = rule.due.find(({ when }) => matchCondition(when, settled).relevance === 'yes');
  if (!found) return null;
  const { add, date, from, kind, law, law_url, opens } = found;
  const start = from && situation[from];
  return {
    date: start ? addPeriod(start, add) : date,
    opens_on: start && opens ? addPeriod(start, opens) : null,
    kind,
    law,
    law_url,
    from,
  };
}

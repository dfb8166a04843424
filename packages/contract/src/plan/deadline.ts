import type { PlanRule } from '@settlement-help/content';
import type { Situation } from '../entities/situation.ts';
import { addPeriod } from './dates.ts';
import { matchCondition, settleSituation } from './relevance.ts';

/** By when a step is due. */
export interface Due {
  /** `null` while the date that it counts from is unknown. */
  date: string | null;
  kind: 'legal' | 'practical';
  law: string | null;
  law_url: string | null;
  /** The field of the situation that it counts from. */
  from: PlanRule['due'][number]['from'];
}

/** When a step is due, or `null` where it has no date for this person. */
export function dueOf(rule: PlanRule, situation: Situation): Due | null {
  const settled = settleSituation(situation);
  const found = rule.due.find(({ when }) => matchCondition(when, settled).relevance === 'yes');
  if (!found) return null;
  const { add, from, kind, law, law_url } = found;
  const start = situation[from];
  return { date: start && addPeriod(start, add), kind, law, law_url, from };
}

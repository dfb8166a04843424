import type { PlanRule } from '@settlement-help/content';
import { Situation } from '../entities/situation.ts';
import { matchCondition, relevanceOf, settleSituation } from './relevance.ts';

type Question = keyof Situation;
type Condition = PlanRule['due'][number]['when'];

/** The answers that decide whether a rule concerns a person, and when it is due, as far as nothing else decides it. */
function questionsOf(rule: PlanRule, situation: Situation): Question[] {
  const settled = settleSituation(situation);
  const mayMatch = (condition: Condition) => matchCondition(condition, settled).relevance !== 'no';
  const { relevance } = relevanceOf(rule, situation);
  if (relevance === 'no') return [];
  const conditions = rule.for.map(({ check: _check, ...condition }) => condition).filter(mayMatch);
  const dates = rule.due.filter(({ when }) => mayMatch(when));
  return [
    ...(relevance === 'check' ? conditions : []).flatMap((condition) => Object.keys(condition)),
    ...dates.flatMap(({ when, from }) => [...Object.keys(when), ...(from ? [from] : [])]),
  ] as Question[];
}

/**
 * The questions whose answer can change the plan, whether or not they are answered, in the order of the situation.
 * The postal code changes no plan: it is for finding offices.
 */
export const openQuestions = (rules: readonly PlanRule[], situation: Situation): Question[] =>
  (Object.keys(Situation.shape) as Question[]).filter((question) => {
    const unanswered = { ...situation, [question]: null };
    return rules.some((rule) => questionsOf(rule, unanswered).includes(question));
  });

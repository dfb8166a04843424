import type { PlanRule } from '@settlement-help/content';
import type { Situation } from '../entities/situation.ts';

type Condition = PlanRule['due'][number]['when'];
type Field = keyof Condition;

/** The answer that puts a step into the plan or leaves it out, or the missing one: a code to translate. */
export type Reason = `${'is' | 'not'}:${Field}:${string}` | `unknown:${Field}` | 'added';

/** Whether a step concerns a person, and why. */
export interface Relevance {
  relevance: 'yes' | 'check' | 'no';
  reason: Reason | null;
}

/** The situation without contradictions: citizens of the EU and people under protection need no visa. */
export const settleSituation = (situation: Situation): Situation =>
  situation.nationality === 'eu' || situation.purpose === 'protection'
    ? { ...situation, visa: 'none' }
    : situation;

/** Whether every answer of a condition fits. An unknown answer may still fit. */
export function matchCondition(condition: Condition, situation: Situation): Relevance {
  const fields = Object.keys(condition) as Field[];
  const accepts = (field: Field) => (condition[field] as readonly unknown[]).includes(situation[field]);
  const wrong = fields.find((field) => situation[field] !== null && !accepts(field));
  if (wrong) return { relevance: 'no', reason: `not:${wrong}:${situation[wrong]}` };
  const unknown = fields.find((field) => situation[field] === null);
  if (unknown) return { relevance: 'check', reason: `unknown:${unknown}` };
  const [first] = fields;
  return { relevance: 'yes', reason: first ? `is:${first}:${situation[first]}` : null };
}

/** Names the answer itself where it is because of that one that no visa counts. */
function whyNot(match: Relevance | undefined, { nationality, purpose, visa }: Situation): Reason | null {
  if (match?.reason !== 'not:visa:none' || visa === 'none') return match?.reason ?? null;
  return nationality === 'eu' ? 'not:nationality:eu' : `not:purpose:${purpose}`;
}

/** Whether a step concerns a person. An unknown answer never leaves a step out. */
export function relevanceOf(rule: PlanRule, situation: Situation): Relevance {
  if (rule.for.length === 0) return { relevance: 'yes', reason: null };
  const settled = settleSituation(situation);
  const matches = rule.for.map(({ check, ...condition }): Relevance => {
    const match = matchCondition(condition, settled);
    return check && match.relevance === 'yes' ? { ...match, relevance: 'check' } : match;
  });
  const find = (relevance: Relevance['relevance']) => matches.find((match) => match.relevance === relevance);
  return find('yes') ?? find('check') ?? { relevance: 'no', reason: whyNot(matches[0], situation) };
}

import type { PlanRule } from '@settlement-help/content';
import type { Situation } from '../entities/situation.ts';

export type Condition = NonNullable<PlanRule['due'][number]['when']>;
type Line = PlanRule['for'][number];
type Field = keyof Condition;

/**
 * A translatable code: the deciding answer, the unknown answer, or the step if no single answer decides. `added` and
 * `completed` are steps that stay in the plan although they are not for the person.
 */
export type Reason =
  | `${'is' | 'not'}:${Field}:${string}`
  | `unknown:${Field}`
  | `rule:${string}`
  | 'added'
  | 'completed';

export interface Relevance {
  relevance: 'yes' | 'check' | 'no';
  reason: Reason | null;
}

/** The situation without contradictions: citizens of the EU and people under protection need no visa. */
export const removeContradictions = (situation: Situation): Situation =>
  situation.nationality === 'eu' || situation.purpose === 'protection'
    ? { ...situation, visa: 'none' }
    : situation;

const fieldsOf = (condition: Condition) => Object.keys(condition) as Field[];

const isAccepted = (field: Field, condition: Condition, situation: Situation) => {
  const accepted: readonly unknown[] | undefined = condition[field];
  return accepted?.includes(situation[field]) ?? true;
};

const isWrong = (field: Field, condition: Condition, situation: Situation) =>
  situation[field] !== null && !isAccepted(field, condition, situation);

/** The answers of the situation that `unless` names. */
const excludingFields = (unless: Condition | null, situation: Situation) =>
  unless ? fieldsOf(unless).filter((field) => isAccepted(field, unless, situation)) : [];

export const isExcluded = (unless: Condition | null, situation: Situation) =>
  excludingFields(unless, situation).length > 0;

/** `no` if an answer does not match the condition, `check` if an answer is unknown, `yes` otherwise. */
export function matchCondition(condition: Condition, situation: Situation): Relevance {
  const fields = fieldsOf(condition);
  const wrong = fields.find((field) => isWrong(field, condition, situation));
  if (wrong) return { relevance: 'no', reason: `not:${wrong}:${situation[wrong]}` };
  const unknown = fields.find((field) => situation[field] === null);
  if (unknown) return { relevance: 'check', reason: `unknown:${unknown}` };
  const [first] = fields;
  return { relevance: 'yes', reason: first ? `is:${first}:${situation[first]}` : null };
}

export const conditionOf = ({ check: _check, unless: _unless, ...condition }: Line): Condition => condition;

/** Returns the answer that no line accepts, or the rule if no single answer explains it. */
function reasonForNo({ key, for: lines }: PlanRule, situation: Situation): Reason {
  const consistentSituation = removeContradictions(situation);
  const wrongFields = lines.map((line) => {
    const condition = conditionOf(line);
    return [
      ...fieldsOf(condition).filter((field) => isWrong(field, condition, consistentSituation)),
      ...excludingFields(line.unless, consistentSituation),
    ];
  });
  const wrong = wrongFields.flat().find((field) => wrongFields.every((fields) => fields.includes(field)));
  // A rule for a single nationality: "not because you are X" would not explain it.
  const isForOneNationality =
    wrong === 'nationality' && lines.every(({ nationality }) => nationality?.length === 1);
  if (!wrong || isForOneNationality) return `rule:${key}`;
  if (wrong !== 'visa' || situation.visa === consistentSituation.visa)
    return `not:${wrong}:${consistentSituation[wrong]}`;
  return situation.nationality === 'eu' ? 'not:nationality:eu' : `not:purpose:${situation.purpose}`;
}

/** Decides if a step concerns a person. An unknown answer never leaves a step out. */
export function relevanceOf(rule: PlanRule, situation: Situation): Relevance {
  if (rule.for.length === 0) return { relevance: 'yes', reason: null };
  const consistentSituation = removeContradictions(situation);
  const matches = rule.for
    .filter(({ unless }) => !isExcluded(unless, consistentSituation))
    .map((line): Relevance => {
      const match = matchCondition(conditionOf(line), consistentSituation);
      return line.check && match.relevance === 'yes' ? { ...match, relevance: 'check' } : match;
    });
  const find = (relevance: Relevance['relevance']) => matches.find((match) => match.relevance === relevance);
  return find('yes') ?? find('check') ?? { relevance: 'no', reason: reasonForNo(rule, situation) };
}

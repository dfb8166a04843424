import type { PlanRule } from '@settlement-help/content';
import type { Situation } from '../entities/situation.ts';
import { unknownSituation } from '../entities/situation.ts';
import {
  type Condition,
  conditionOf,
  isExcluded,
  matchCondition,
  relevanceOf,
  removeContradictions,
} from './relevance.ts';

type Question = keyof Situation;

/** A condition of a rule with its unanswered questions and the accepted values. */
interface Line {
  check: boolean;
  open: [Question, readonly unknown[]][];
}

/** Returns true if a condition matches whenever another one does, so the other one is redundant. */
const covers = (line: Line, other: Line) =>
  line.check <= other.check &&
  line.open.every(([question, accepted]) =>
    other.open.some(
      ([name, values]) => name === question && values.every((value) => accepted.includes(value)),
    ),
  );

/** The unanswered questions that decide if and when a rule concerns a person. */
function questionsOf(rule: PlanRule, situation: Situation): Question[] {
  const { relevance } = relevanceOf(rule, situation);
  if (relevance === 'no') return [];
  const consistentSituation = removeContradictions(situation);
  const openPart = (condition: Condition) =>
    (Object.entries(condition) as Line['open']).filter(
      ([question]) => consistentSituation[question] === null,
    );
  const openNames = (condition: Condition | null) => openPart(condition ?? {}).map(([question]) => question);
  const mayHold = (condition: Condition | null, unless: Condition | null) =>
    !isExcluded(unless, consistentSituation) &&
    matchCondition(condition ?? {}, consistentSituation).relevance !== 'no';

  const possible = rule.for.filter((line) => mayHold(conditionOf(line), line.unless));
  const lines = possible.map((line) => ({ check: line.check, open: openPart(conditionOf(line)) }));
  const deciding = lines.filter(
    (line, index) =>
      !lines.some(
        (other, place) => place !== index && covers(other, line) && (place < index || !covers(line, other)),
      ),
  );
  const dates = rule.due.filter(({ when, unless }) => mayHold(when, unless));
  return [
    ...(relevance === 'check' ? deciding : []).flatMap(({ open }) => open.map(([question]) => question)),
    ...possible.flatMap(({ unless }) => openNames(unless)),
    ...dates.flatMap(({ when, unless, from }) => [...openNames(when), ...openNames(unless), from]),
    ...(rule.later_without ? [rule.later_without] : []),
  ];
}

/** The answered and unanswered questions that can change the plan. The postal code only finds offices. */
export const openQuestions = (rules: readonly PlanRule[], situation: Situation): Question[] =>
  (Object.keys(unknownSituation) as Question[]).filter((question) => {
    const unanswered = { ...situation, [question]: null };
    return rules.some((rule) => questionsOf(rule, unanswered).includes(question));
  });

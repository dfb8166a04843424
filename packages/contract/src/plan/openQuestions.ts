import type { PlanRule } from '@settlement-help/content';
import type { Situation } from '../entities/situation.ts';
import { unknownSituation } from '../entities/situation.ts';
import { matchCondition, relevanceOf, settleSituation } from './relevance.ts';

type Question = keyof Situation;
type Condition = PlanRule['due'][number]['when'];

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
  const settled = settleSituation(situation);
  const mayMatch = (condition: Condition) => matchCondition(condition, settled).relevance !== 'no';
  const openPart = (condition: Condition) =>
    (Object.entries(condition) as Line['open']).filter(([question]) => settled[question] === null);

  const lines = rule.for.flatMap(({ check, ...condition }) =>
    mayMatch(condition) ? [{ check, open: openPart(condition) }] : [],
  );
  const deciding = lines.filter(
    (line, index) =>
      !lines.some(
        (other, place) => place !== index && covers(other, line) && (place < index || !covers(line, other)),
      ),
  );
  const dates = rule.due.filter(({ when }) => mayMatch(when));
  return [
    ...(relevance === 'check' ? deciding : []).flatMap(({ open }) => open.map(([question]) => question)),
    ...dates.flatMap(({ when, from }) => [
      ...openPart(when).map(([question]) => question),
      ...(from ? [from] : []),
    ]),
  ];
}

/** The answered and unanswered questions that can change the plan. The postal code only finds offices. */
export const openQuestions = (rules: readonly PlanRule[], situation: Situation): Question[] =>
  (Object.keys(unknownSituation) as Question[]).filter((question) => {
    const unanswered = { ...situation, [question]: null };
    return rules.some((rule) => questionsOf(rule, unanswered).includes(question));
  });

import { type Country, openQuestions, type Situation, unknownSituation } from '@settlement-help/contract';
import type { SituationField } from '@settlement-help/ui/domain';

export type PlanRules = Parameters<typeof openQuestions>[0];

/** All questions in order. The postal code is the last, because no plan depends on it. */
export const orderedFields: readonly SituationField[] = [
  ...(Object.keys(unknownSituation) as SituationField[]).filter((field) => field !== 'postal_code'),
  'postal_code',
];

/** The questions that the answers so far leave open, and the answered ones, even if the plan no longer needs them. */
export function questionsFor(rules: PlanRules, country: Country, answers: Situation): SituationField[] {
  const open = openQuestions(rules, answers);
  return orderedFields.filter((field) => {
    if (answers[field] !== null) return true;
    // Only France finds offices by postal code.
    if (field === 'postal_code') return country === 'France';
    // A person with another or an unknown purpose would not understand it.
    if (field === 'protection' && answers.purpose !== 'protection') return false;
    return open.includes(field);
  });
}

/**
 * The position of a question among all questions of a country. The answers decide which of them are asked, so a count
 * of the remaining ones would change on the way: the total stays the same, and numbers of skipped questions are missing.
 */
export function positionOf(rules: PlanRules, country: Country, field: SituationField) {
  const open = openQuestions(rules, unknownSituation);
  const all = orderedFields.filter((other) =>
    other === 'postal_code' ? country === 'France' : open.includes(other),
  );
  const index = all.indexOf(field);
  return index === -1 ? undefined : { number: index + 1, total: all.length };
}

/** Adds null for the earlier answers that a new answer contradicts. */
export function withoutContradictions(answers: Partial<Situation>): Partial<Situation> {
  const needsNoVisa = answers.nationality === 'eu' || answers.purpose === 'protection';
  return {
    ...answers,
    ...(answers.purpose !== undefined && answers.purpose !== 'protection' && { protection: null }),
    ...(needsNoVisa && { visa: null, visa_ends_on: null }),
  };
}

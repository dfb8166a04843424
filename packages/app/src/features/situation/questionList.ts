import { type Country, openQuestions, type Situation, unknownSituation } from '@settlement-help/contract';
import type { SituationField } from '@settlement-help/ui/domain';
import { situationSegment } from '#app/lib/navigation/paths.ts';

export type PlanRules = Parameters<typeof openQuestions>[0];

/** All questions in order. The postal code is the last, because no plan depends on it. */
export const orderedFields: readonly SituationField[] = [
  ...(Object.keys(unknownSituation) as SituationField[]).filter((field) => field !== 'postal_code'),
  'postal_code',
];

/** Reads the last segment of a path; undefined if it names no question. */
export const situationFieldFromPath = (segment: string) =>
  orderedFields.find((field) => situationSegment(field) === segment);

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

/** The unanswered questions of `questionsFor`. */
export const unansweredQuestions = (rules: PlanRules, country: Country, answers: Situation) =>
  questionsFor(rules, country, answers).filter((field) => answers[field] === null);

/** The URLs of a signed-in person's questions or of a visitor's. */
export interface SituationPaths {
  /** The start of the questions, or the summary of the answers. */
  start: string;
  question: (field: SituationField) => string;
  result: string;
  plan: string;
}

/** URL of a question while the person edits answers. `editFields` are the questions of this edit. */
export const editPath = (
  paths: SituationPaths,
  field: SituationField,
  editFields: readonly SituationField[],
) => `${paths.question(field)}?change=${editFields.join()}`;

const isSituationField = (name: string): name is SituationField =>
  orderedFields.some((field) => field === name);

/** Reads the value of `?change=`; undefined if it does not list the question `field`. */
export function editFromQuery(value: string | null, field: SituationField) {
  const editFields = value?.split(',').filter(isSituationField);
  return editFields?.includes(field) ? editFields : undefined;
}

export interface CurrentQuestion {
  field: SituationField;
  /** The questions that `questionsFor` returns before the answer. */
  questions: readonly SituationField[];
  /** The questions of an edit; undefined if the person answers all questions in order. */
  editFields: readonly SituationField[] | undefined;
}

/** URL of the previous question; undefined for the first one. */
export function pathBefore({ field, questions, editFields }: CurrentQuestion, paths: SituationPaths) {
  const sequence = editFields ?? questions;
  const previousQuestion = sequence[sequence.indexOf(field) - 1];
  if (!previousQuestion) return undefined;
  return editFields ? editPath(paths, previousQuestion, editFields) : paths.question(previousQuestion);
}

/** URL of the next of the questions that the answer leaves open; undefined after the last question of an edit. */
export function pathAfter(
  { field, questions, editFields }: CurrentQuestion,
  unanswered: readonly SituationField[],
  paths: SituationPaths,
) {
  if (editFields) {
    const nextIndex = editFields.indexOf(field) + 1;
    // A changed answer can lead to further questions.
    const newQuestions = unanswered.filter((other) => !questions.includes(other));
    const laterQuestions = new Set([...editFields.slice(nextIndex), ...newQuestions]);
    const remainingQuestions = [...laterQuestions].filter((other) => unanswered.includes(other));
    const [nextQuestion] = remainingQuestions;
    if (!nextQuestion) return undefined;
    return editPath(paths, nextQuestion, [...editFields.slice(0, nextIndex), ...remainingQuestions]);
  }
  // An answer can remove questions, also earlier ones.
  const laterFields = orderedFields.slice(orderedFields.indexOf(field) + 1);
  const nextQuestion = laterFields.find((other) => unanswered.includes(other));
  return nextQuestion ? paths.question(nextQuestion) : paths.result;
}

import type { Category, Country, QuestionSelection } from '@settlement-help/contract';
import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** The questions of a list or a search. An undefined value selects all. */
export interface QuestionFilter {
  viewerId: string;
  only?: QuestionSelection | undefined;
  category?: Category | undefined;
  /** Questions for both countries are included. */
  country?: Country | undefined;
  step?: string | undefined;
  /** Languages with commas between them. Questions of an unknown language are included. */
  language?: string | undefined;
}

const where = expressionBuilder<Tables, 'questions'>();

const selections = {
  unanswered: () => where('questions.answer_count', '=', 0),
  unresolved: () => where('questions.accepted_answer_id', 'is', null),
  mine: (viewerId: string) => where('questions.user_id', '=', viewerId),
  // Not `exists`, because SQLite would test every question.
  followed: (viewerId: string) =>
    where(
      'questions.id',
      'in',
      where
        .selectFrom('question_follows')
        .select('question_follows.question_id')
        .where('question_follows.user_id', '=', viewerId),
    ),
};

/** The condition on `questions` of a filter. */
export function matchesFilter({ viewerId, only, category, country, step, language }: QuestionFilter) {
  return where.and([
    ...(only === undefined ? [] : [selections[only](viewerId)]),
    ...(category === undefined ? [] : [where('questions.category', '=', category)]),
    ...(country === undefined
      ? []
      : [where.or([where('questions.country', '=', country), where('questions.country', 'is', null)])]),
    ...(step === undefined ? [] : [where('questions.step_key', '=', step)]),
    ...(language === undefined
      ? []
      : [
          where.or([
            where('questions.language', 'is', null),
            // A list of any length is one value, so that the query is compiled once.
            sql<boolean>`',' || ${language} || ',' like '%,' || questions.language || ',%'`,
          ]),
        ]),
  ]);
}

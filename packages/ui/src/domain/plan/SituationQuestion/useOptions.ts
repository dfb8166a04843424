import type { Country, Situation } from '@settlement-help/contract';
import type { RadioOption } from '../../../primitives/forms/RadioGroup/RadioGroup.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

interface OptionTexts {
  label: string;
  hint: CountryText | null;
}

type CountryText = string | ((values: { country: Country }) => string);

/** Resolves a text that may depend on the country. */
export const textFor = (text: CountryText, country: Country) =>
  typeof text === 'function' ? text({ country }) : text;

/** The options of a question; empty if the answer is typed. */
export function useOptions(
  field: SituationField,
  country: Country,
  answered: SituationAnswer,
): RadioOption[] {
  const messages = useMessages('situation');
  const question = messages.questions[field];
  if (field === 'renting' || field === 'scholarship') {
    return [
      { value: 'true', label: messages.yes },
      { value: 'false', label: messages.no },
    ];
  }
  if (!('options' in question)) return [];
  return Object.entries<OptionTexts>(question.options)
    .filter(([value]) => isOffered(value, country, answered))
    .map(([value, { label, hint }]) => ({
      value,
      label,
      hint: hint && textFor(hint, country),
    }));
}

export type SituationField = keyof Situation;

export type SituationAnswer = Situation[SituationField];

export const kindOf = (field: SituationField) =>
  field === 'postal_code'
    ? 'text'
    : field === 'renting' || field === 'scholarship'
      ? 'boolean'
      : field.endsWith('_on') || field === 'works_from'
        ? 'day'
        : field === 'children'
          ? 'ages'
          : 'choice';

/** The chosen options of an answer: `both` stands for children of both ages. */
export const choicesOf = (answer: string | undefined) =>
  answer === 'both' ? ['under_school', 'school_age'] : answer ? [answer] : [];

/** The group of nationalities that makes no difference in a country. */
const withoutDifference = { France: 'art41', Germany: 'algeria' } as const satisfies Record<Country, string>;

/** Offers an option if it makes a difference in the country or was chosen before. */
const isOffered = (value: string, country: Country, answered: SituationAnswer) =>
  value !== withoutDifference[country] || value === answered;

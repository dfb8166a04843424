import type { Country } from '@settlement-help/contract';
import type { RadioOption } from '../../../primitives/forms/RadioGroup/RadioGroup.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { isOffered, type SituationAnswer, type SituationField } from './answers.ts';

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

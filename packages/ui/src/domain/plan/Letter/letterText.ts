import type { Letter, LetterField } from '@settlement-help/contract';
import { isDay } from '../../../primitives/forms/DateField/dateParts.ts';

export type LetterValues = Readonly<Record<string, string>>;

/** The trimmed value of a field; empty for an incomplete date. */
export function filledIn({ key, type }: LetterField, values: LetterValues) {
  const value = values[key]?.trim() ?? '';
  return type === 'date' && !isDay(value) ? '' : value;
}

/** True if a required field is empty. */
export const hasBlanks = ({ fields }: Letter, values: LetterValues) =>
  fields.some((field) => field.required && !filledIn(field, values));

/** Splits a paragraph into text and, at odd indexes, field keys. */
export const partsOf = (text: string) => text.split(/\{([^}]*)\}/);

/** Leaves out paragraphs with only optional, empty fields. */
export const paragraphsOf = ({ fields, paragraphs }: Letter, values: LetterValues) =>
  paragraphs.filter(({ original }) => {
    const named = fields.filter(({ key }) => original.includes(`{${key}}`));
    return named.length === 0 || named.some((field) => field.required || filledIn(field, values) !== '');
  });

/** A day in the format of the country's letters. */
export const dayIn = (language: Letter['language'], day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/^1(?= \p{L})/u, language === 'fr' ? '1er' : '1');

import type { Letter, LetterField } from '@settlement-help/contract';
import { isDay } from '../../../primitives/forms/DateField/dateParts.ts';

/** What is filled in, by the key of the field. */
export type LetterValues = Readonly<Record<string, string>>;

/** What is filled in, or nothing: half a date is none. */
export function filledIn({ key, type }: LetterField, values: LetterValues) {
  const value = values[key]?.trim() ?? '';
  return type === 'date' && !isDay(value) ? '' : value;
}

/** The parts of a paragraph: what stands there, and at each odd place the key of a field. */
export const partsOf = (text: string) => text.split(/\{([^}]*)\}/);

/** The paragraphs without those whose fields are all optional and empty. */
export const paragraphsOf = ({ fields, paragraphs }: Letter, values: LetterValues) =>
  paragraphs.filter(({ original }) => {
    const named = fields.filter(({ key }) => original.includes(`{${key}}`));
    return named.length === 0 || named.some((field) => field.required || filledIn(field, values) !== '');
  });

/** A day as letters of the country write it. */
export const dayIn = (language: Letter['language'], day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/^1(?= \p{L})/u, language === 'fr' ? '1er' : '1');

import type { Country, Situation } from '@settlement-help/contract';

/** A field of the situation, which a person is asked for. */
export type SituationField = keyof Situation;

/** What a person says to a question; `null` is not sure. */
export type SituationAnswer = Situation[SituationField];

/** How a question is answered. */
export const kindOf = (field: SituationField) =>
  field === 'postal_code'
    ? 'text'
    : field === 'renting' || field === 'scholarship'
      ? 'boolean'
      : field.endsWith('_on') || field === 'works_from'
        ? 'day'
        : 'choice';

/** The group of nationalities that makes no difference in a country. */
const withoutDifference = { France: 'art41', Germany: 'algeria' } as const satisfies Record<Country, string>;

/** Whether a choice is offered: it makes a difference in the country, or it is what was answered. */
export const isOffered = (value: string, country: Country, answered: SituationAnswer) =>
  value !== withoutDifference[country] || value === answered;

import type { Country, Situation } from '@settlement-help/contract';

export type SituationField = keyof Situation;

export type SituationAnswer = Situation[SituationField];

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

/** Offers an option if it makes a difference in the country or was chosen before. */
export const isOffered = (value: string, country: Country, answered: SituationAnswer) =>
  value !== withoutDifference[country] || value === answered;

import type { Country } from '@settlement-help/contract';
import data from './people.json' with { type: 'json' };

export type Language = 'ar' | 'de' | 'en' | 'es' | 'fr' | 'tr' | 'uk';

export interface Person {
  name: string;
  origin: string;
  settlesIn: Country;
  languages: readonly Language[];
}

/** The first person of each country is a good log-in for demos. */
export const people = data as readonly Person[];

export const cities: Record<Country, readonly string[]> = {
  France: ['Paris', 'Lyon', 'Marseille', 'Lille', 'Toulouse', 'Nantes', 'Strasbourg', 'Bordeaux', 'Rennes'],
  Germany: ['Berlin', 'Hamburg', 'Köln', 'Leipzig', 'Stuttgart', 'Frankfurt', 'Bremen', 'Dresden', 'Essen'],
};

/** The people above, then more with mixed names. */
export function personAt(index: number): Person {
  const base = people[index % people.length] as Person;
  const round = Math.floor(index / people.length);
  if (round === 0) return base;
  const other = people[(index + round * 7) % people.length] as Person;
  const given = base.name.split(' ').slice(0, -1).join(' ');
  return { ...base, name: `${given} ${other.name.split(' ').at(-1)}` };
}

import type { Country } from '@settlement-help/contract';
import type { Language } from './threads/thread.ts';

export interface Person {
  name: string;
  origin: string;
  settlesIn: Country;
  languages: readonly Language[];
}

const person = (name: string, origin: string, settlesIn: Country, ...languages: Language[]): Person => ({
  name,
  origin,
  settlesIn,
  languages,
});

/** The first one of each country is a good log-in for demos. */
export const people: readonly Person[] = [
  person('Amira Haddad', 'Syria', 'Germany', 'ar', 'en', 'de'),
  person('Mateo Rojas', 'Colombia', 'France', 'es', 'fr', 'en'),
  person('Oksana Kovalenko', 'Ukraine', 'Germany', 'uk', 'en', 'de'),
  person('Nadia Benali', 'Algeria', 'France', 'ar', 'fr'),
  person('Emre Yıldız', 'Türkiye', 'Germany', 'tr', 'de', 'en'),
  person('Fatou Diallo', 'Senegal', 'France', 'fr', 'en'),
  person('Priya Raman', 'India', 'Germany', 'en', 'de'),
  person('Andrés Molina', 'Peru', 'Germany', 'es', 'de', 'en'),
  person('Chloé Nguema', 'Gabon', 'France', 'fr', 'es'),
  person('Yusuf Demir', 'Türkiye', 'Germany', 'tr', 'de'),
  person('Layla Mansour', 'Lebanon', 'France', 'ar', 'fr', 'en'),
  person('Dmytro Shevchuk', 'Ukraine', 'Germany', 'uk', 'de'),
  person('Grace Mensah', 'Ghana', 'Germany', 'en', 'de'),
  person('Lucía Fernández', 'Argentina', 'France', 'es', 'fr'),
  person('Omar Saleh', 'Egypt', 'Germany', 'ar', 'en', 'de'),
  person('Zeynep Kaya', 'Türkiye', 'Germany', 'tr', 'en'),
  person('Thierry Mbarga', 'Cameroon', 'France', 'fr', 'en'),
  person('Iryna Bondar', 'Ukraine', 'Germany', 'uk', 'en', 'de'),
  person('Rosa Castillo', 'Mexico', 'France', 'es', 'fr', 'en'),
  person('Hassan Amrani', 'Morocco', 'France', 'ar', 'fr', 'es'),
  person('Jonas Okafor', 'Nigeria', 'Germany', 'en', 'de'),
  person('Sofia Andrade', 'Venezuela', 'Germany', 'es', 'en', 'de'),
  person('Samira Karimi', 'Iraq', 'Germany', 'ar', 'de'),
  person('Ayşe Çelik', 'Türkiye', 'Germany', 'tr', 'de', 'en'),
  person('Minh Anh Trần', 'Vietnam', 'France', 'fr', 'en'),
  person('Viktor Melnyk', 'Ukraine', 'Germany', 'uk', 'en'),
  person('Aisha Traoré', 'Mali', 'France', 'fr', 'ar'),
  person('Daniel Kim', 'South Korea', 'Germany', 'en', 'de'),
  person('Inés Vargas', 'Chile', 'France', 'es', 'fr'),
  person('Karim Zahidi', 'Tunisia', 'France', 'ar', 'fr', 'en'),
  person('Emily Carter', 'United States', 'France', 'en', 'fr'),
  person('Halyna Tkachenko', 'Ukraine', 'Germany', 'uk', 'de', 'en'),
];

/** Cities for `{city}` in a thread. */
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

import type { Country, Step } from '@settlement-help/contract';
import { paths } from './paths.ts';

/** The address of a step's facts, which is the same for everyone; none where the server names no step. */
export const stepPath = ({ country, key }: Pick<Step, 'country' | 'key'>) =>
  country && key
    ? paths.step.replace(':country', country.toLowerCase()).replace(':step', encodeURIComponent(key))
    : undefined;

/** The address of all letters of a country. */
export const lettersPath = (country: Country) =>
  paths.letters.replace(':country/:letter?', country.toLowerCase());

/** The address of a letter to fill in. */
export const letterPath = (country: Country, key: string) =>
  `${lettersPath(country)}/${encodeURIComponent(key)}`;

import { load } from '../dist/glossary.ts';
import type { Country, Language, Term } from './types.ts';

/** Loads the official terms of a country in the order of `glossary/facts.yaml`. */
export const loadGlossary = async (language: Language, country: Country): Promise<Term[]> =>
  (await load[language][country]()).glossary;

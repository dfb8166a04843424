import type { Country, Term } from './types.ts';

/** Loads the official terms of a country, in the order of the file. */
export async function loadGlossary(country: Country): Promise<Term[]> {
  const { glossary } = await (country === 'France'
    ? import('../dist/france/glossary.ts')
    : import('../dist/germany/glossary.ts'));
  return glossary;
}

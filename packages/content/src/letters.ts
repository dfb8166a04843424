import { loaders } from '../dist/letters.ts';
import type { Country, Letter } from './types.ts';

export { letters } from '../dist/letterTitles.ts';

/** Loads a letter to fill in; null where the country has no such letter. */
export async function loadLetter(country: Country, key: string): Promise<Letter | null> {
  if (!Object.hasOwn(loaders[country], key)) return null;
  const module = await loaders[country][key]?.();
  return module?.letter ?? null;
}

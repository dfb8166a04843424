import type { Country, Step } from './types.ts';

const loaders = {
  France: () =>
    Promise.all([import('../dist/france/standardSteps.ts'), import('../dist/france/furtherSteps.ts')]),
  Germany: () =>
    Promise.all([import('../dist/germany/standardSteps.ts'), import('../dist/germany/furtherSteps.ts')]),
};

/** Loads all steps of a country in English, in plan order; the standard steps come first. */
export async function loadSteps(country: Country): Promise<Step[]> {
  const [{ standardSteps }, { furtherSteps }] = await loaders[country]();
  return [...standardSteps, ...furtherSteps];
}

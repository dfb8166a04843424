import { loaders } from '../dist/guides.ts';
import type { Country, StepGuide } from './types.ts';

/** Loads all that a step says; null where the country has no such step. */
export async function loadStepGuide(country: Country, key: string): Promise<StepGuide | null> {
  if (!Object.hasOwn(loaders[country], key)) return null;
  const module = await loaders[country][key]?.();
  return module?.guide ?? null;
}

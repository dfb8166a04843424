import { loadCounterGuide } from '@settlement-help/content/counterGuides';
import type { CounterGuide, Country, Language } from '@settlement-help/contract';
import { LoadError } from '@settlement-help/ui/internal';
import { use, useDeferredValue } from 'react';
import { useLanguage } from '#app/lib/language/language.ts';

const guides = new Map<string, Promise<CounterGuide | null>>();

/** Stores a rejection too: React renders again after it, and must not start another request. */
function load(language: Language, country: Country, step: string) {
  const guide = loadCounterGuide(language, country, step).catch((error: unknown) => {
    throw new LoadError(async () => void (await load(language, country, step)), error);
  });
  guides.set(`${language}/${country}/${step}`, guide);
  return guide;
}

/** Loads the guide that the first page shows. React reads it without suspending. */
export async function preloadCounterGuide(language: Language, country: Country, step: string) {
  const guide = load(language, country, step);
  Object.assign(guide, { status: 'fulfilled', value: await guide });
}

/**
 * Returns the counter guide of a step in the language of the page, or null if the country has no such step. Suspends
 * while it loads, so that the prerendered page waits for it. Throws a `LoadError` if it cannot be loaded.
 */
export function useCounterGuide(country: Country, step: string): CounterGuide | null {
  // Deferred, so that the guide stays until the one in the next language is loaded.
  const language = useDeferredValue(useLanguage().language);
  return use(guides.get(`${language}/${country}/${step}`) ?? load(language, country, step));
}

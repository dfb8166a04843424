import type { Language } from '@settlement-help/contract';
import { lazyWithPreload } from '@settlement-help/ui/internal';
import { countryFromPath } from '#app/lib/navigation/paths.ts';

/** The counter pass, which visitors and signed-in people open. */
export const Pass = lazyWithPreload(
  async () => (await import('./screens/counter/PassScreen.tsx')).PassScreen,
);

/** Loads the pass of an address with its guide. */
export async function loadPass(language: Language, countryName: string | undefined, step = '') {
  const { preloadCounterGuide } = await import('#app/lib/content/useCounterGuide.ts');
  const country = countryFromPath(countryName);
  await Promise.all([Pass.load(), country && preloadCounterGuide(language, country, step)]);
}

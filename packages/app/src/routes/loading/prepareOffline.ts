import { loadStepGuide, loadStepKeys } from '@settlement-help/content/guides';
import { loadLetter, loadLetterTitles } from '@settlement-help/content/letters';
import { loadServices } from '@settlement-help/content/services';
import type { Country, Language } from '@settlement-help/contract';
import { keepLoaded } from '#app/lib/offline/start.ts';
import { ToastArea } from '#app/lib/toasts/Toasts.tsx';
import { PublicPage } from './lazyPublicPage.tsx';
import { Checklist, Services } from './lazyScreens.tsx';

interface Connection {
  saveData?: boolean;
}

/**
 * Loads what a person needs at a counter without a network: the screens that are read there, the steps, letters and
 * services of the country in this language, and what says that something failed. One after the other, so that nothing
 * else waits for it.
 */
export async function prepareOffline(country: Country, language: Language, signal: AbortSignal) {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return;
  const guides = (await loadStepKeys(language, country)).map(
    (key) => () => loadStepGuide(language, country, key),
  );
  const titles = await loadLetterTitles(language, country);
  const letters = titles.map(
    ({ key }) =>
      () =>
        loadLetter(language, country, key),
  );
  for (const load of [
    ToastArea.request,
    Checklist.request,
    () => import('#app/features/checklist/PlanPart.tsx'),
    () => import('#app/features/plan/StepOffice.tsx'),
    Services.request,
    () => import('#app/features/scenes/CounterPart.ts'),
    () => loadServices(language, country),
    PublicPage.request,
    () => import('#app/routes/screens/StepPage.tsx'),
    () => import('#app/routes/screens/LetterScreen.tsx'),
    ...guides,
    ...letters,
  ]) {
    if (signal.aborted) return;
    await load();
  }
  await keepLoaded();
}

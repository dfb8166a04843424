import { loadStepGuide, loadStepKeys } from '@settlement-help/content/guides';
import { loadLetter, loadLetterTitles } from '@settlement-help/content/letters';
import { loadServices } from '@settlement-help/content/services';
import type { Country, Language } from '@settlement-help/contract';
import { PublicPage } from './lazyPublicPage.tsx';
import { Checklist, Services } from './lazyScreens.tsx';

/** Resolves when a service worker keeps what is loaded. */
async function workerControls() {
  const workers = navigator.serviceWorker;
  if (workers.controller) return;
  await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
}

interface Connection {
  saveData?: boolean;
}

/**
 * Loads what a person needs at a counter without a network: the screens that are read there, and the steps, letters and
 * services of the country in this language. One after the other, so that nothing else waits for it.
 */
export async function prepareOffline(country: Country, language: Language, signal: AbortSignal) {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return;
  await workerControls();
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
    Checklist.request,
    () => import('#app/features/checklist/PlanPart.tsx'),
    () => import('#app/features/plan/StepOffice.tsx'),
    Services.request,
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
}

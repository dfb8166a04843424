import { loadCounterGuide } from '@settlement-help/content/counterGuides';
import { loadGlossary } from '@settlement-help/content/glossary';
import { loadStepGuide, loadStepKeys } from '@settlement-help/content/guides';
import { loadLetter, loadLetterTitles } from '@settlement-help/content/letters';
import { loadOffices } from '@settlement-help/content/offices';
import { loadServices } from '@settlement-help/content/services';
import type { Country, Language } from '@settlement-help/contract';
import { AfterSettling, Completion } from '#app/features/completion/lazyCompletion.ts';
import { api } from '#app/lib/api/client.ts';
import { legalPath } from '#app/lib/navigation/paths.ts';
import { savesData } from '#app/lib/offline/savesData.ts';
import { cacheLoadedFiles } from '#app/lib/offline/start.ts';
import { ToastArea } from '#app/lib/toasts/Toasts.tsx';
import { Pass } from '../lazyPass.ts';
import { About, PublicPage } from '../lazyPublicPages.ts';
import { Checklist, Documents, Question, Services, UserSearch } from '../lazyScreens.ts';
import { OwnPass } from '../screens/counter/lazyOwnPass.ts';
import { DocumentPreview } from '../shell/DocumentPreviews.tsx';

/** Loads the screens and the content of a country for offline use. One file at a time, so that nothing else waits. */
export async function prepareOffline(country: Country, language: Language, signal: AbortSignal) {
  if (savesData()) return;
  const stepKeys = await loadStepKeys(language, country);
  const letters = await loadLetterTitles(language, country);
  const { pages } = await api.getSite({ query: { lang: language } }, { signal }).catch(() => ({ pages: [] }));
  const legalUrls = ['', ...pages.map((page) => `/${page}`)].map(
    (path) => `${legalPath}${path}?lang=${language}`,
  );
  const loads = [
    ToastArea.load,
    Checklist.load,
    Completion.load,
    AfterSettling.load,
    Services.load,
    Documents.load,
    DocumentPreview.load,
    Question.load,
    About.load,
    PublicPage.load,
    Pass.load,
    OwnPass.load,
    UserSearch.load,
    () => loadGlossary(language, country),
    () => loadServices(language, country),
    () => loadOffices(country),
    // The service worker stores the responses, and refreshes them at each visit.
    ...legalUrls.map((url) => async () => (await caches.match(url)) ?? fetch(url)),
    ...stepKeys.map((key) => () => loadStepGuide(language, country, key)),
    ...stepKeys.map((key) => () => loadCounterGuide(language, country, key)),
    ...letters.map(
      ({ key }) =>
        () =>
          loadLetter(language, country, key),
    ),
  ];
  for (const load of loads) {
    if (signal.aborted) return;
    await load();
  }
  await cacheLoadedFiles();
}

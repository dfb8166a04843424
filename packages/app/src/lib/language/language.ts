import { type Language, languages } from '@settlement-help/contract';
import { type Catalogue, createFormats } from '@settlement-help/contract/language';
import { localStore } from '#app/lib/storage/browserStorage.ts';
import { createStore, useStore } from '#app/lib/storage/store.ts';
import { loadTexts } from '#app/messages/texts.ts';

const storageKey = 'language';

const parseTag = (tag: string | null | undefined) => {
  const code = tag?.split('-')[0]?.toLowerCase();
  return languages.find((language) => language === code) ?? null;
};

interface LanguageState {
  language: Language;
  /** Null until they are loaded. */
  texts: Catalogue | null;
}

const { get, set, subscribe } = createStore<LanguageState>({ language: 'en', texts: null });
/** The choice in this browser, by the picker or `?lang=`. */
let chosen: Language | null = null;
let isFromUrl = false;
let ofProfile: Language | null = null;
let lastLoad: Promise<void> = Promise.resolve();

const ofBrowser = () => navigator.languages.map(parseTag).find((language) => language !== null);
const preferred = () => chosen ?? ofProfile ?? ofBrowser() ?? 'en';

/** Loads and shows the preferred language. If two are loading, both calls wait for the later one. */
function apply() {
  const run = async (): Promise<void> => {
    const language = preferred();
    const texts = await loadTexts(language);
    if (lastLoad !== load) return lastLoad;
    const root = document.documentElement;
    root.lang = language;
    root.dir = createFormats(language).direction;
    set({ language, texts });
  };
  const load = run();
  lastLoad = load;
  return load;
}

export const language = {
  get,
  subscribe,
  /** The language that is shown, or that will be when its texts are loaded. */
  preferred,
  start: () => {
    const inUrl = parseTag(new URLSearchParams(location.search).get('lang'));
    if (inUrl) localStore.set(storageKey, inUrl);
    isFromUrl = inUrl !== null;
    chosen = inUrl ?? parseTag(localStore.get(storageKey));
    return apply();
  },
  /** Shows and stores a language. Resolves to false if another one was chosen meanwhile; rejects if it cannot be loaded. */
  choose: async (next: Language) => {
    const before = chosen;
    chosen = next;
    try {
      await apply();
      if (chosen !== next) return false;
      localStore.set(storageKey, next);
      return true;
    } catch (error) {
      if (chosen === next) chosen = before;
      throw error;
    }
  },
  /** Shows the language of the profile, unless one was chosen in this browser. */
  followProfile: async (next: Language | null) => {
    ofProfile = next;
    if (preferred() !== get().language) await apply();
  },
  choice: () => ({ chosen, isFromUrl }),
};

export const useLanguage = () => useStore(language);

import { type Language, languages } from '@settlement-help/contract';
import { createFormats } from '@settlement-help/ui';
import { shared } from '#app/lib/storage/browserStorage.ts';
import { createStore, useStore } from '#app/lib/storage/store.ts';
import { loadTexts, type Texts } from '#app/messages/texts.ts';

const key = 'language';

const known = (tag: string | null | undefined) => {
  const code = tag?.split('-')[0]?.toLowerCase();
  return languages.find((language) => language === code) ?? null;
};

interface LanguageState {
  language: Language;
  /** Null until they are loaded. */
  texts: Texts | null;
}

const { get, set, subscribe } = createStore<LanguageState>({ language: 'en', texts: null });
/** What the person chose in this browser, with the picker or by an address with `?lang=`. */
let chosen: Language | null = null;
let isAsked = false;
let ofProfile: Language | null = null;
let lastLoad: Promise<void> = Promise.resolve();

const ofBrowser = () => navigator.languages.map(known).find((language) => language !== null);
const wanted = () => chosen ?? ofProfile ?? ofBrowser() ?? 'en';

function show(language: Language, texts: Texts) {
  const root = document.documentElement;
  root.lang = language;
  root.dir = createFormats(language).direction;
  set({ language, texts });
}

/** Loads the wanted language and shows it. If two are loading, both calls wait for the later one. */
function apply() {
  const run = async (): Promise<void> => {
    const language = wanted();
    const texts = await loadTexts(language);
    if (lastLoad !== load) return lastLoad;
    show(language, texts);
  };
  const load = run();
  lastLoad = load;
  return load;
}

/** Which language the app speaks and its texts, as a store. A change shows at once and loses nothing that was typed. */
export const language = {
  get,
  subscribe,
  /** Takes the language of the address or of the last visit; called before anything is rendered. */
  start: () => {
    const asked = known(new URLSearchParams(location.search).get('lang'));
    if (asked) shared.set(key, asked);
    isAsked = asked !== null;
    chosen = asked ?? known(shared.get(key));
    return apply();
  },
  /**
   * Speaks the language that the person chose, and keeps it for the next visit. Resolves to whether it is still chosen
   * once it is loaded, and rejects where it could not be.
   */
  choose: async (next: Language) => {
    const before = chosen;
    chosen = next;
    try {
      await apply();
      if (chosen !== next) return false;
      shared.set(key, next);
      return true;
    } catch (error) {
      if (chosen === next) chosen = before;
      throw error;
    }
  },
  /** Speaks the language of the profile where nothing was chosen in this browser. */
  follow: async (next: Language | null) => {
    ofProfile = next;
    if (wanted() !== get().language) await apply();
  },
  /** What was chosen in this browser, and whether the address of this visit asked for it. */
  choice: () => ({ chosen, isAsked }),
};

export const useLanguage = () => useStore(language);

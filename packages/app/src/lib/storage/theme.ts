import type { ThemeSetting } from '@settlement-help/ui/domain';
import { shared } from './browserStorage.ts';
import { createStore } from './store.ts';

const key = 'theme';
const chosen = ['light', 'dark', 'contrast'] as const;

function read(): ThemeSetting {
  const kept = shared.get(key);
  return chosen.find((name) => name === kept) ?? 'system';
}

const { get, set, subscribe } = createStore(read());

function apply() {
  const setting = get();
  const root = document.documentElement;
  if (setting === 'system') delete root.dataset.theme;
  else root.dataset.theme = setting;
  // The browser's own bar follows the page, and the system again when that is chosen.
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.dataset.media ??= bar.media;
    const isDark = bar.dataset.media.includes('dark');
    bar.media =
      setting === 'system' ? bar.dataset.media : (setting === 'dark') === isDark ? 'all' : 'not all';
  }
}

/** The theme that the person chose in this browser, as a store. */
export const theme = {
  get,
  set: (next: ThemeSetting) => {
    if (next === 'system') shared.remove(key);
    else shared.set(key, next);
    set(next);
    apply();
  },
  /** Puts the theme on the page; called before anything is rendered. */
  apply,
  subscribe,
};

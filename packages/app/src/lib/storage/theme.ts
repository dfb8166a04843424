import type { ThemeSetting } from '@settlement-help/ui/domain';
import { parseThemeSetting } from '@settlement-help/ui/internal';
import { localStore } from './browserStorage.ts';
import { createStore } from './store.ts';

const key = 'theme';

const { get, set, subscribe } = createStore(parseThemeSetting(localStore.get(key)));

function apply() {
  const setting = get();
  const root = document.documentElement;
  if (setting === 'system') delete root.dataset.theme;
  else root.dataset.theme = setting;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.dataset.media ??= bar.media;
    const isDark = bar.dataset.media.includes('dark');
    bar.media =
      setting === 'system' ? bar.dataset.media : (setting === 'dark') === isDark ? 'all' : 'not all';
  }
}

export const theme = {
  get,
  set: (next: ThemeSetting) => {
    if (next === 'system') localStore.remove(key);
    else localStore.set(key, next);
    set(next);
    apply();
  },
  apply,
  subscribe,
};

import type { Site } from '@settlement-help/contract';
import { useEffect } from 'react';
import { localStore } from '#app/lib/storage/browserStorage.ts';
import { createStore, useStore } from '#app/lib/storage/store.ts';

const refreshInterval = 5 * 60_000;

const current = createStore<Site | null>(null);
let running: AbortController | undefined;

async function load(signal: AbortSignal) {
  // Loaded after the landing page, which must stay small (docs/decisions/0030-code-splitting.md).
  const { api } = await import('#app/lib/api/client.ts');
  current.set(await api.getSite({}, { signal }));
}

/** Sends one request at a time. A failure keeps the last known state. */
function refresh() {
  if (running) return;
  const controller = new AbortController();
  running = controller;
  load(controller.signal)
    .catch(() => undefined)
    .finally(() => {
      if (running === controller) running = undefined;
    });
}

const refreshIfVisible = () => {
  if (!document.hidden) refresh();
};

/** Returns the settings of the operator, or null before they are loaded. Refreshes them every 5 minutes and when the tab is shown. */
export function useSite() {
  useEffect(() => {
    refresh();
    const timer = setInterval(refreshIfVisible, refreshInterval);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, []);
  return useStore(current);
}

const dismissedKey = 'dismissedAnnouncement';
const dismissed = createStore(localStore.get(dismissedKey));

/** Returns the text of the announcement that was dismissed last in this browser, and a function that dismisses one. */
export function useDismissedAnnouncement() {
  const dismiss = (text: string) => {
    localStore.set(dismissedKey, text);
    dismissed.set(text);
  };
  return [useStore(dismissed), dismiss] as const;
}

/** Forgets all, for stories. */
export function resetSite() {
  running?.abort();
  running = undefined;
  localStore.remove(dismissedKey);
  dismissed.set(null);
  current.set(null);
}

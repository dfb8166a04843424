import { update } from './update.ts';

const hour = 3_600_000;
let checkedAt = Date.now();

/** Offers an update if the server's page has another module script: its name contains a hash of the app. */
async function checkVersion() {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  if (!own) return;
  const response = await fetch('/', { cache: 'no-store' });
  if (!response.ok) return;
  // A check that failed is made again when somebody next comes back.
  checkedAt = Date.now();
  if (!(await response.text()).includes(new URL(own).pathname)) update.offer();
}

const check = () => checkVersion().catch(() => undefined);

/**
 * Hands over to the service worker what the page loads without it. A page that began to load before the worker stood is
 * never controlled by it.
 */
export async function keepLoaded() {
  const { active } = await navigator.serviceWorker.ready;
  const observer = new PerformanceObserver((loaded) => {
    const urlsToCache = loaded
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
      .map(({ name }) => name)
      .filter((url) => url.startsWith(`${location.origin}/assets/`));
    if (urlsToCache.length > 0) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Makes the app readable without a network, and looks for a new version when somebody comes back to the page. */
export function start() {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > hour) check();
  });
  // A script that cannot be loaded may be one of an old version.
  addEventListener('vite:preloadError', check);
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  let isFirst = !workers.controller;
  workers.addEventListener('controllerchange', () => {
    // After the first one, another tab may have brought a worker of another version.
    if (!isFirst) check();
    isFirst = false;
  });
  workers
    .register('/sw.js')
    .then(keepLoaded)
    .catch(() => {
      // The browser forbids it, or there is no room: the app works as long as there is a network.
    });
}

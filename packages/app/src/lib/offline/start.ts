import { update } from './update.ts';

const hour = 3_600_000;
let checkedAt = Date.now();

/** Offers an update if the server's page has another module script: its name contains a hash of the app. */
async function checkVersion() {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  if (!own) return;
  const response = await fetch('/', { cache: 'no-store' });
  if (!response.ok) return;
  checkedAt = Date.now();
  if (!(await response.text()).includes(new URL(own).pathname)) update.offer();
}

const check = () => checkVersion().catch(() => undefined);

/** Makes the service worker cache files that the page loaded before the worker was active. */
export async function cacheLoadedFiles() {
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

/** Registers the service worker, and looks for a new version when the person returns to the page after an hour. */
export function start() {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > hour) check();
  });
  // A missing script can belong to an old version.
  addEventListener('vite:preloadError', check);
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  // Without a worker (forbidden, or no space), the app works online.
  workers
    .register('/sw.js')
    .then((registration) => {
      // Another tab can find a new version, whose worker may wait for minutes before it is active.
      registration.addEventListener('updatefound', () => {
        // The first worker has the version of this page.
        if (registration.active) check();
      });
      return cacheLoadedFiles();
    })
    .catch(() => undefined);
}

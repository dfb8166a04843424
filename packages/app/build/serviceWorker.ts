import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { entry, filesOf, offlineStart, signedIn } from './manifest.ts';

const dist = join(import.meta.dirname, '../dist');

/** The web app manifest. */
const manifest = {
  id: '/',
  start_url: '/',
  scope: '/',
  name: 'Settlement Help',
  short_name: 'Settlement',
  description: 'The official steps of settling in France or Germany, in the right order.',
  lang: 'en',
  display: 'standalone',
  background_color: '#fbf9f4',
  theme_color: '#fbf9f4',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const;

/** The files of every visit. The worker caches other files when they are first used. */
function precachedFiles() {
  const chunks: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const files = new Set(['index.html', 'icon.svg']);
  for (const source of [entry, signedIn, offlineStart]) filesOf(chunks, source, files);
  return files;
}

/** Builds the web app manifest and the service worker (docs/decisions/0025-offline.md). */
export const serviceWorker = () =>
  VitePWA({
    injectRegister: false,
    includeManifestIcons: false,
    manifest: { ...manifest, icons: [...manifest.icons] },
    workbox: {
      globPatterns: ['index.html', 'icon.svg', 'assets/*.{css,js}'],
      manifestTransforms: [
        (entries) => {
          const files = precachedFiles();
          return { manifest: entries.filter(({ url }) => files.has(url) || url.endsWith('.css')) };
        },
      ],
      dontCacheBustURLsMatching: /^assets\//,
      // Every visit fetches the page, so that it gets a new nonce.
      navigateFallback: null,
      directoryIndex: null,
      cleanupOutdatedCaches: true,
      skipWaiting: true,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/legal(\/|$)/.test(url.pathname),
          handler: 'NetworkFirst',
          options: {
            cacheName: 'legal',
            cacheableResponse: { statuses: [200] },
            matchOptions: { ignoreVary: true },
            precacheFallback: { fallbackURL: '/index.html' },
          },
        },
        {
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !/^\/(api\/|api$|healthz|metrics)|\.\w+$/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/index.html' } },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: {
            cacheName: 'assets',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 300, purgeOnQuotaError: true },
            matchOptions: { ignoreVary: true },
          },
        },
      ],
    },
  });

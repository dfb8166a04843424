import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const dist = join(import.meta.dirname, '../dist');

/** What the app is called and looks like where it is installed. */
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

/** Without these chunks, by name, and what they import, no visit begins; the worker fetches the others when they are first used. */
const shell = ['app', 'signed-in', 'start'];

/** The files of the shell, as Vite's own manifest names them. */
function shellFiles(dist: string) {
  const chunks: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const files = new Set(['index.html', 'icon.svg']);
  const add = (chunk: ManifestChunk | undefined) => {
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const key of chunk.imports ?? []) add(chunks[key]);
  };
  for (const wanted of shell) {
    const chunk = chunks[wanted] ?? Object.values(chunks).find(({ name }) => name === wanted);
    if (!chunk)
      throw new Error(`The build has no chunk ${wanted}. Was it moved or renamed? Name it here anew.`);
    add(chunk);
  }
  return files;
}

/** The manifest of the installed app, and the service worker (see docs/decisions/0025-offline.md). */
export const offline = () =>
  VitePWA({
    injectRegister: false,
    includeManifestIcons: false,
    manifest: { ...manifest, icons: [...manifest.icons] },
    workbox: {
      globPatterns: ['index.html', 'icon.svg', 'assets/*.{css,js}'],
      manifestTransforms: [
        (entries) => {
          const files = shellFiles(dist);
          return { manifest: entries.filter(({ url }) => files.has(url) || url.endsWith('.css')) };
        },
      ],
      // Its name has a hash already.
      dontCacheBustURLsMatching: /^assets\//,
      // The page is fetched anew with each visit, so the copy of it answers no address by itself.
      navigateFallback: null,
      directoryIndex: null,
      cleanupOutdatedCaches: true,
      // A page that runs keeps what it has loaded, and its next visit has the new version.
      skipWaiting: true,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
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

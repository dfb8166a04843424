import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { AppConfig } from '#server/core/config.ts';
import { createTestServer, tempDir } from '../support/createTestServer.ts';

const page = '<!doctype html><title>Settlement Help</title>';
const script = 'console.log("hello");\n'.repeat(200);

async function createBuiltServer(settings: Partial<AppConfig> = {}) {
  const appDist = await tempDir();
  await mkdir(join(appDist, 'assets'));
  await writeFile(join(appDist, 'index.html'), page);
  await writeFile(join(appDist, 'assets/app-1a2b.js'), script);
  await writeFile(join(appDist, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  await writeFile(join(appDist, 'assets/app-1a2b.js.gz'), gzipSync(script));
  await writeFile(join(appDist, 'icon.svg'), '<svg/>');
  return createTestServer({ appDist, ...settings });
}

test.each(['/', '/checklist', '/forum/question/1', '/reset-password?token=x', '/index.html', '/a.b'])(
  '%s serves the page of the app, not to be cached',
  async (path) => {
    const { app } = await createBuiltServer();
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(page);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  },
);

test('/ serves the prerendered landing page in the language of the address, or else of the browser', async () => {
  const { app, deps } = await createBuiltServer();
  await mkdir(join(deps.config.appDist, 'pages/index'), { recursive: true });
  const titles = { en: 'A new country', fr: 'Un nouveau pays', ar: 'بلد جديد' };
  for (const [language, title] of Object.entries(titles)) {
    const prerendered = `${page}<h1>${title}</h1>${'<p>Papers</p>'.repeat(200)}`;
    await writeFile(join(deps.config.appDist, 'pages/index', `${language}.html`), prerendered);
  }
  const get = (path: string, language: string) =>
    app.request(path, { headers: { 'Accept-Language': language, 'Accept-Encoding': 'gzip' } });
  const titleOf = async (path: string, language: string) => {
    const bytes = Buffer.from(await (await get(path, language)).arrayBuffer());
    return gunzipSync(bytes)
      .toString()
      .match(/<h1>(.*)<\/h1>/)?.[1];
  };
  expect(await titleOf('/', 'fr-CA,en;q=0.5')).toBe(titles.fr);
  expect(await titleOf('/', 'pl,fr;q=0.5')).toBe(titles.fr);
  expect(await titleOf('/?lang=ar', 'fr')).toBe(titles.ar);
  expect(await titleOf('/', 'pl')).toBe(titles.en);
  const { headers } = await get('/', 'fr');
  expect(headers.get('Vary')?.split(', ').toSorted()).toEqual(['Accept-Encoding', 'Accept-Language']);
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self' 'nonce-");
  // No other address has it, its own neither.
  for (const path of ['/checklist', '/index.html', '/pages/index/fr.html'])
    expect(await (await get(path, 'fr')).text()).toBe(page);
});

test('a prerendered page names its picture with the address of the server', async () => {
  const { app, deps } = await createBuiltServer({ publicUrl: 'https://settle.example' });
  const folder = join(deps.config.appDist, 'pages/steps/germany/anmeldung/pass');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'ar.html'), '<meta property="og:image" content="__ORIGIN__/a.png">');
  const response = await app.request('/steps/germany/anmeldung/pass?lang=ar');
  expect(await response.text()).toContain('content="https://settle.example/a.png"');
});

test('the page may load scripts, styles, fonts and data from its own origin only', async () => {
  const { app } = await createBuiltServer();
  const response = await app.request('/');
  expect(response.headers.get('Content-Security-Policy')?.replaceAll(/'nonce-[\w-]{22}'/g, "'nonce'")).toBe(
    "default-src 'none'; script-src 'self' 'nonce'; style-src 'self' 'nonce'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('the page of an app with its API on another origin may load data and pictures from there too', async () => {
  const { app } = await createBuiltServer({ apiOrigin: 'https://api.example.org' });
  const policy = (await app.request('/checklist')).headers.get('Content-Security-Policy')?.split('; ');
  expect(policy?.filter((part) => part.includes('https:'))).toEqual([
    "img-src 'self' data: blob: https://api.example.org",
    "connect-src 'self' https://api.example.org",
  ]);
});

test('each response of the page has its own nonce, the same in the page and in its policy', async () => {
  const appDist = await tempDir();
  await writeFile(join(appDist, 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__">');
  const { app } = await createTestServer({ appDist });
  const nonces = new Set<string | undefined>();
  for (let visit = 0; visit < 3; visit += 1) {
    const response = await app.request('/');
    const nonce = (await response.text()).match(/nonce="([\w-]{22})"/)?.[1];
    expect(response.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'nonce-${nonce}';`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('a hashed file is cached for a year and sent in the best encoding that the browser accepts', async () => {
  const { app } = await createBuiltServer();
  const get = (accept: string) =>
    app.request('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': accept } });
  const brotli = await get('gzip, deflate, br');
  expect(brotli.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(brotli.headers.get('Content-Encoding')).toBe('br');
  expect(brotli.headers.get('Vary')).toBe('Accept-Encoding');
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(script);
  const zipped = await get('gzip, br;q=0');
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(script);
  const plain = await get('identity');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
  const etags = [brotli, zipped, plain].map(({ headers }) => headers.get('ETag'));
  expect(new Set(etags).size).toBe(3);
  const again = await app.request('/assets/app-1a2b.js', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': etags[0] ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a header full of spaces takes no longer to parse than one full of characters', async () => {
  const { app } = await createBuiltServer();
  const ask = async (between: string) => {
    const begin = performance.now();
    const headers = { 'If-None-Match': `"a"${between}"b"` };
    expect((await app.request('/icon.svg', { headers })).status).toBe(200);
    return performance.now() - begin;
  };
  const times = { letters: Number.POSITIVE_INFINITY, spaces: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 9; round += 1) {
    times.letters = Math.min(times.letters, await ask('x'.repeat(15_000)));
    times.spaces = Math.min(times.spaces, await ask(' '.repeat(15_000)));
  }
  expect(times.spaces / times.letters).toBeLessThan(30);
});

test('a compressed file older than its original is not served', async () => {
  const { app, deps } = await createBuiltServer();
  const file = join(deps.config.appDist, 'assets/app-1a2b.js');
  await writeFile(file, 'changed');
  await utimes(file, new Date(), new Date(Date.now() + 5000));
  const response = await app.request('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(await response.text()).toBe('changed');
});

test('a missing file gets 404 instead of the page, and nothing outside the folder is served', async () => {
  const { app, deps } = await createBuiltServer();
  const outside = await tempDir();
  await writeFile(join(outside, 'outside.txt'), 'secret');
  const up = `..%2f${basename(outside)}%2foutside.txt`;
  expect(join(deps.config.appDist, decodeURIComponent(up))).toBe(join(outside, 'outside.txt'));
  for (const path of ['/assets/gone.js', '/gone.png', '/%00.js', '/%E0%A4%A']) {
    const response = await app.request(path);
    expect([path, response.status, await response.json()]).toEqual([
      path,
      404,
      { detail: 'File not found', code: 'file_not_found' },
    ]);
  }
  for (const path of [
    `/${up}`,
    `/assets/..%2f${up}`,
    `/${encodeURIComponent(join(outside, 'outside.txt'))}`,
  ]) {
    expect(await (await app.request(path)).text()).not.toContain('secret');
  }
});

test('a rebuilt app is served without a restart', async () => {
  const appDist = await tempDir();
  const { app } = await createTestServer({ appDist });
  const missing = await app.request('/');
  expect(missing.status).toBe(503);
  expect(await missing.text()).toContain('The app has not been built yet.');
  await writeFile(join(appDist, 'index.html'), page);
  expect(await (await app.request('/')).text()).toBe(page);
  await writeFile(join(appDist, 'index.html'), `${page}<p>New</p>`);
  expect(await (await app.request('/')).text()).toContain('New');
});

test('pages accept GET and HEAD only', async () => {
  const { app } = await createBuiltServer();
  const response = await app.request('/checklist', { method: 'POST' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect((await app.request('/', { method: 'HEAD' })).status).toBe(200);
});

import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, legalPages } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { findUnpublished } from '#server/features/legal/pages.ts';
import { createTestServer, tempDir } from '../support/createTestServer.ts';

const templates = join(import.meta.dirname, '../../../../deploy/legal');

async function legalServer(files: Record<string, string> = {}) {
  const legalDir = await tempDir();
  for (const [name, text] of Object.entries(files)) await writeFile(join(legalDir, name), text);
  const { app } = await createTestServer({ legalDir });
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { legalDir, open };
}

test('each legal page has a template with placeholders in each language', async () => {
  const names = legalPages.flatMap((page) => languages.map((language) => `${page}.${language}.md`));
  expect((await readdir(templates)).sort()).toEqual(names.sort());
  for (const name of names) expect(await readFile(join(templates, name), 'utf8')).toMatch(/\[\[.+\]\]/);
});

test('a page is shown in the language of the URL, else of the browser, else in an available one', async () => {
  const { open } = await legalServer({
    'imprint.de.md': 'Stadt Ludwigsburg',
    'imprint.fr.md': '## Ville\n\n**Metz**, [site](https://metz.fr)',
  });
  const page = await open('/legal/imprint?lang=fr', { 'Accept-Language': 'de' });
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.text).toContain('<html lang="fr" dir="ltr">');
  expect(page.text).toContain('<h1>Éditeur du site</h1>');
  expect(page.text).toContain('<strong>Metz</strong>, <a href="https://metz.fr">site</a>');
  expect(page.text).toContain('<a href="?lang=de" hreflang="de" lang="de">Deutsch</a>');
  expect((await open('/legal/imprint', { 'Accept-Language': 'tr-TR, de-DE;q=0.8' })).text).toContain(
    '<html lang="de"',
  );
  const fallback = await open('/legal/imprint?lang=ar');
  expect(fallback.text).toContain('<html lang="fr" dir="ltr">');
  expect(fallback.text).toContain('Metz');
  expect(fallback.text).toContain('href="/legal?lang=ar"');
});

test('the list has the pages that are published, in the language of the reader', async () => {
  const { open } = await legalServer({ 'privacy.en.md': 'We keep little.' });
  const { text } = await open('/legal?lang=ar');
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text.match(/href="\/legal\/\w+/g)).toEqual(['href="/legal/privacy']);
  expect((await (await legalServer()).open('/legal')).text).toContain('have not published these pages yet');
});

test('the list names each language by its own name, as the picker of the app does', async () => {
  const { open } = await legalServer();
  const { text } = await open('/legal?lang=en');
  expect([...text.matchAll(/hreflang="\w+" lang="\w+">([^<]+)/g)].map(([, name]) => name)).toEqual([
    'Français',
    'Deutsch',
    'العربية',
    'Українська',
    'Türkçe',
  ]);
});

test('a template, an empty page and an unknown page are not shown', async () => {
  const { legalDir, open } = await legalServer();
  await cp(templates, legalDir, { recursive: true });
  await writeFile(join(legalDir, 'imprint.en.md'), ' \n');
  for (const path of ['imprint', 'privacy', 'terms?lang=de', 'unknown', '..%2Fimprint']) {
    const { status, text } = await open(`/legal/${path}`);
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toContain('[[');
    expect(text).toMatch(/<h1>(Legal information|Rechtliches)<\/h1>/);
  }
  expect((await open('/legal')).text).not.toContain('href="/legal/');
});

test('HTML tags in a page are removed', async () => {
  const { open } = await legalServer({ 'terms.en.md': 'Be <script>alert(1)</script>polite.<!-- note -->' });
  const { text } = await open('/legal/terms');
  expect(text).toContain('Be alert(1)polite.');
});

test('unpublished pages and unfinished templates are listed', async () => {
  const { legalDir } = await legalServer({
    'imprint.de.md': 'Stadt Ludwigsburg',
    'privacy.de.md': 'An [[Name]]',
  });
  expect(await findUnpublished(legalDir)).toEqual(['privacy', 'privacy.de.md', 'accessibility', 'terms']);
  expect(await findUnpublished(undefined)).toEqual([...legalPages]);
});

test('the site names its operator by the beginning of the imprint, and lists the published pages', async () => {
  const imprint =
    '## Wer\n\n**Stadt Ludwigsburg**, [Rathaus](https://ludwigsburg.de)\nWilhelmstraße 11\n\nVertreten';
  const { open } = await legalServer({ 'imprint.de.md': imprint, 'terms.en.md': 'Be polite.' });
  const site = { operator: 'Stadt Ludwigsburg, Rathaus\nWilhelmstraße 11', pages: ['imprint', 'terms'] };
  expect(JSON.parse((await open('/api/v1/site?lang=fr')).text)).toMatchObject(site);
  const unpublished = await (await legalServer()).open('/api/v1/site');
  expect(JSON.parse(unpublished.text)).toMatchObject({ operator: null, pages: [] });
});

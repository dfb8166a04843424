import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request } from '@playwright/test';
import { loadCounterGuide } from '@settlement-help/content/counterGuides';
import { loadExampleSteps } from '@settlement-help/content/exampleSteps';
import { loadStepGuide } from '@settlement-help/content/guides';
import { loadLetter, loadLetterTitles } from '@settlement-help/content/letters';
import { loadServices } from '@settlement-help/content/services';
import { loadSteps } from '@settlement-help/content/steps';
import { languages } from '@settlement-help/contract';
import { release } from '../../../tools/test-server/createTestServer.ts';

const catalogue = 'src/messages/languages/en.ts';

/** Puts every text in brackets, with accents and a third longer. Runs in the page. */
function pseudo(texts: unknown): unknown {
  const accented: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ', c: 'ç', s: 'š' };
  if (typeof texts === 'string') {
    const long = texts.replace(/[aeiouncs]/g, (letter) => accented[letter] ?? letter);
    return `⟦${long}${'·'.repeat(Math.ceil(texts.length / 3))}⟧`;
  }
  if (typeof texts === 'function') return (...values: unknown[]) => pseudo(texts(...values));
  if (Array.isArray(texts)) return texts.map(pseudo);
  if (typeof texts === 'object' && texts !== null)
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pseudo(text)]));
  return texts;
}

/** Replaces the English catalogues of the built app by the pseudo-language, and prerendered pages by the plain one. */
export async function speakPseudo(page: Page) {
  await page.route(
    (url) => ['/', '/plan'].includes(url.pathname),
    async (route) => {
      const url = new URL('/index.html', route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    },
  );
  const manifest = JSON.parse(readFileSync(join(release, 'app/.vite/manifest.json'), 'utf8'));
  const { file } = manifest[catalogue];
  const code = readFileSync(join(release, 'app', file), 'utf8');
  const names = [...(/export\{([^}]*)\}/.exec(code)?.[1] ?? '').matchAll(/as (\w+)/g)].map(
    ([, name]) => name,
  );
  const wrapped = names.map((name) => `export const ${name} = pseudo(original.${name});`);
  await page.route(
    (url) => url.pathname === `/${file}` && url.search === '',
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `import * as original from '/${file}?original';\n${pseudo.toString()}\n${wrapped.join('\n')}`,
      }),
  );
}

/** Returns the visible and spoken words of a screen that are no date, come from no catalogue and are not in `data`. */
export async function wordsOutsideCatalogues(page: Page, data: string) {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      // The browser names the countries of the world.
      if (element.closest('script, style, noscript, [inert], select:has(option:nth-child(100)) option'))
        continue;
      for (const name of ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'placeholder', 'title'])
        found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    return [...new Set(found)];
  });
  const outside = (text: string): string => {
    const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '·').replaceAll(/\d+\.?\s[A-Z][a-z]{2,8}\s20\d\d/g, '·');
    return rest === text ? rest : outside(rest);
  };
  const known = data.toLowerCase();
  return texts
    .flatMap((text) => outside(text).split(/[:·]/))
    .map((text) => text.trim())
    .filter((text) => /[a-z]{2}/i.test(text) && !known.includes(text.toLowerCase()));
}

const stringsIn = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(stringsIn).join('\n')
    : String(value ?? '');

/** Collects the texts in the API's responses to a page, which no catalogue has. Reading them waits for all requests. */
export function collectResponseTexts(page: Page) {
  const bodies: Promise<unknown>[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('response', (response) => {
    if (response.ok() && new URL(response.url()).pathname.startsWith('/api/'))
      bodies.push(response.json().catch(() => null));
  });
  return async () => {
    await expect.poll(() => pending.size).toBe(0);
    return stringsIn(await Promise.all(bodies));
  };
}

/** The content about Germany and the names that no catalogue has. */
export async function contentTexts() {
  const content = [
    await loadExampleSteps('en'),
    await loadSteps('Germany'),
    await loadStepGuide('en', 'Germany', 'anmeldung'),
    await loadCounterGuide('en', 'Germany', 'anmeldung'),
    await loadServices('en', 'Germany'),
    await loadLetterTitles('en', 'Germany'),
    await loadLetter('en', 'Germany', 'kaution'),
  ];
  const names = languages.map((code) => new Intl.DisplayNames(code, { type: 'language' }).of(code));
  return stringsIn(['Settlement Help', 'Syria', ...names, ...content]);
}

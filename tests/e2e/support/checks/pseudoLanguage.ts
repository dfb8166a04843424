import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request } from '@playwright/test';
import { loadCounterGuide } from '@settlement-help/content/counterGuides';
import { loadExampleSteps } from '@settlement-help/content/exampleSteps';
import { loadStepGuide } from '@settlement-help/content/guides';
import { loadLetter, loadLetterTitles } from '@settlement-help/content/letters';
import { loadServices } from '@settlement-help/content/services';
import { loadSteps } from '@settlement-help/content/steps';
import { languageNames } from '../../../../packages/ui/src/domain/shell/LanguagePicker/languageNames.ts';
import { release } from '../../../../tools/test-server/startReleaseServer.ts';

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

/** Serves pseudo-language texts instead of the English catalogue, and the empty index.html instead of prerendered pages. */
export async function servePseudoLanguage(page: Page) {
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

/** Returns the visible and spoken texts of a screen that come from no catalogue and are not in `known`. */
export async function textsOutsideCatalogues(page: Page, known: readonly string[]) {
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
  // A sentence of a letter has fields such as `{ended_on}`, which the screen shows as separate texts.
  const withoutFields = known.map((text) => text.replaceAll(/\{\w+\}/g, '·'));
  const knownParts = new Set(withoutFields.flatMap(partsOutsideCatalogues));
  return texts.flatMap(partsOutsideCatalogues).filter((part) => !knownParts.has(part));
}

/** Returns the parts of a text that have words and are neither pseudo-language nor a date. */
function partsOutsideCatalogues(text: string): string[] {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '·').replaceAll(/\d+\.?\s[A-Z][a-z]{2,8}\s20\d\d/g, '·');
  // Brackets can be nested.
  if (rest !== text) return partsOutsideCatalogues(rest);
  return rest
    .split(/[:·\n]/)
    .map((part) => part.trim())
    .filter((part) => /[a-z]{2}/i.test(part));
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(stringsIn)
    : [String(value ?? '')];

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

/** The content about Germany and the names that no catalogue has. `fullName` is the name of the person at the screen. */
export async function contentTexts(fullName = '') {
  const content = [
    await loadExampleSteps('en'),
    await loadSteps('Germany'),
    await loadStepGuide('en', 'Germany', 'anmeldung'),
    await loadCounterGuide('en', 'Germany', 'anmeldung'),
    await loadServices('en', 'Germany'),
    await loadLetterTitles('en', 'Germany'),
    await loadLetter('en', 'Germany', 'kaution'),
  ];
  // The forum suggests the first name to people who post.
  const [firstName] = fullName.split(' ');
  return stringsIn(['Settlement Help', 'Syria', 'PDF', firstName, languageNames, content]);
}

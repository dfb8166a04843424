import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchOptions } from '../../tools/browser/chromium.ts';

const folder = inject('consumer');
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser?.close());

/** Returns computed colours, so that notations such as oklch() and rgb() can be compared. */
const paint = (page: Page, selector: string, token: string) =>
  page.evaluate(
    ([selector, token]) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`${selector} was not rendered.`);
      const swatch = document.body.appendChild(document.createElement('i'));
      swatch.style.backgroundColor = `var(${token}, red)`;
      return {
        painted: getComputedStyle(element).backgroundColor,
        token: getComputedStyle(swatch).backgroundColor,
      };
    },
    [selector, token] as const,
  );

const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter((face) => face.status === 'loaded')
      .map((face) => face.family.replaceAll('"', ''));
  });

test('a Vite app shows components in the colours of its brand and in the fonts of the package', async () => {
  const brand = execFileSync(process.execPath, ['brand.js'], { cwd: folder, encoding: 'utf8' });
  writeFileSync(join(folder, 'brand.css'), brand);
  await build({ root: folder, logLevel: 'error' });
  const server = await preview({ root: folder, preview: { host: '127.0.0.1', port: 0 } });
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    const { painted, token } = await paint(page, 'button', '--sh-color-action-background');
    expect(painted).toBe('rgb(91, 42, 134)');
    expect(painted).toBe(token);
    expect(await loadedFonts(page)).toContain('Source Sans 3 Variable');
  } finally {
    await server.close();
  }
});

test('a page without React has the themes, the fonts and the tokens', async () => {
  const page = await browser.newPage({ colorScheme: 'dark' });
  await page.goto(pathToFileURL(join(folder, 'plain.html')).href);
  const { painted, token } = await paint(page, '.notice', '--sh-color-info-surface');
  expect(painted).toBe(token);
  expect((await paint(page, 'body', '--sh-color-surface-page')).painted).not.toBe('rgb(255, 255, 255)');
  expect(await loadedFonts(page)).toContain('Source Sans 3 Variable');
});

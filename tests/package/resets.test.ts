import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTheme } from '../../packages/ui/src/theme/createTheme.ts';
import { launchOptions } from '../../tools/browser/chromium.ts';

const folder = inject('consumer');
const require = createRequire(import.meta.url);
const dist = join(folder, 'node_modules/@settlement-help/ui/dist');

const read = (path: string) => readFileSync(path, 'utf8');
const readReset = (name: string) => read(require.resolve(name));
const sheet = (name: string) => read(join(dist, name));

/** The line for Tailwind in the README of the package. */
const [tailwindLayers = ''] =
  /^@layer theme, base.*$/m.exec(read(join(folder, 'clone/packages/ui/README.md'))) ?? [];

const components = execFileSync(process.execPath, ['components.js'], { cwd: folder, encoding: 'utf8' });

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser?.close());

/** The boxes, visible borders, colours and type of all elements of the components. */
async function looksOf(...sheets: readonly string[]) {
  const page = await browser.newPage({ viewport: { width: 800, height: 1200 } });
  await page.setContent(
    `<!doctype html>${sheets.map((css) => `<style>${css}</style>`).join('')}<body>${components}`,
  );
  const looks = await page.evaluate(() => {
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const shown = [
      'padding',
      'backgroundColor',
      'color',
      'fontSize',
      'fontStyle',
      'fontWeight',
      'listStyleType',
      'textDecorationLine',
    ] as const;
    return [...document.querySelectorAll<HTMLElement>('main :not(option)')].map((element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const borders = sides
        .filter((side) => style[`border${side}Width`] !== '0px')
        .map((side) =>
          [style[`border${side}Width`], style[`border${side}Style`], style[`border${side}Color`]].join(' '),
        );
      const values = [...shown.map((property) => style[property]), ...borders];
      return `${element.tagName} ${Math.round(width)}×${Math.round(height)} ${values.join(' | ')}`;
    });
  });
  await page.close();
  return looks;
}

test('the sheet without layers looks like the one with layers', async () => {
  expect(await looksOf(sheet('unlayered/styles.css'))).toEqual(await looksOf(sheet('styles.css')));
});

test('the sheet of the design system is enough for its components', async () => {
  expect(await looksOf(sheet('primitives.css'))).toEqual(await looksOf(sheet('styles.css')));
});

test('components look the same with the reset of Tailwind', async () => {
  const reset = `${tailwindLayers} @layer base { ${readReset('tailwindcss/preflight.css')} }`;
  expect(await looksOf(reset, sheet('styles.css'))).toEqual(await looksOf(sheet('styles.css')));
});

test('a brand overrides the tokens of the sheet without layers', async () => {
  const brand = createTheme({
    light: { action: { background: '#5b2a86' } },
    dark: {},
    radius: { control: '0' },
  });
  expect(await looksOf(sheet('unlayered/styles.css'), brand)).toEqual(
    await looksOf(sheet('styles.css'), brand),
  );
  expect(await looksOf(sheet('styles.css'), brand)).not.toEqual(await looksOf(sheet('styles.css')));
});

test.each([
  ['The New CSS Reset', 'the-new-css-reset/css/reset.css'],
  ['destyle.css', 'destyle.css/destyle.css'],
])('components look the same with %s, which has no layer', async (_name, path) => {
  expect(await looksOf(readReset(path), sheet('unlayered/styles.css'))).toEqual(
    await looksOf(sheet('styles.css')),
  );
});

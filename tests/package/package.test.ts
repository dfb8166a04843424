import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../../tools/browser/chromium.ts';
import { createConsumer } from './consumer.ts';

let consumer: ReturnType<typeof createConsumer>;

beforeAll(() => {
  consumer = createConsumer();
});
afterAll(() => consumer?.remove());

const readPacked = (path: string) => readFileSync(join(consumer.packageFolder, path), 'utf8');

const importedPackages = (source: string) =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*['"]((?:@[\w-]+\/)?[\w-]+)[\w./-]*['"]/g)].map(
    ([, name]) => name,
  );

test('everything that the package imports comes with it', () => {
  const { dependencies, peerDependencies } = JSON.parse(readPacked('package.json'));
  const available = Object.keys({ ...dependencies, ...peerDependencies });
  const imported = readdirSync(join(consumer.packageFolder, 'dist'))
    .filter((name) => /\.(js|d\.ts)$/.test(name))
    .map((name) => `dist/${name}`)
    .flatMap((path) => importedPackages(readPacked(path)));
  expect(imported.filter((name) => name && !available.includes(name))).toEqual([]);
});

test('the tarball holds only what a consumer needs', () => {
  const files = readdirSync(consumer.packageFolder, { recursive: true, encoding: 'utf8' });
  const unwanted = /(^|\/)(src|node_modules)\/|\.css\.js$|\.stories\.|\.test\./;
  expect(files.filter((path) => unwanted.test(path))).toEqual([]);
});

/** Each value as the browser paints it, so that notations such as oklch() and rgb() compare. */
const paint = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('button');
    if (!button) throw new Error('No button was rendered.');
    const swatch = document.body.appendChild(document.createElement('i'));
    swatch.style.backgroundColor = 'var(--sh-color-action-background, red)';
    return {
      button: getComputedStyle(button).backgroundColor,
      action: getComputedStyle(swatch).backgroundColor,
      transparent: 'rgba(0, 0, 0, 0)',
    };
  });

test('a Vite app that installed the tarball shows a Button in its colours and its font', async () => {
  const server = await consumer.buildAndServe();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).waitFor();

    const { button, action, transparent } = await paint(page);
    expect(button).toBe(action);
    expect(button).not.toBe(transparent);

    const loadedFonts = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family);
    });
    expect(loadedFonts.map((name) => name.replaceAll('"', ''))).toContain('Source Sans 3 Variable');
  } finally {
    await browser.close();
    await server.close();
  }
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { launchOptions } from '../../tools/browser/chromium.ts';

const consumer = inject('consumer');
const packageFolder = join(consumer, 'node_modules/@settlement-help/ui');

// React checks more in development.
const env = { ...process.env, NODE_ENV: 'development' };
const build = (example: string) =>
  execFileSync('npm', ['run', 'build'], { cwd: join(consumer, example), env, stdio: 'pipe' });

let browser: Browser;

beforeAll(async () => {
  // Playwright hides scrollbars, but most desktops show them.
  browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
});
afterAll(() => browser?.close());

/** Returns computed colours, so that notations such as oklch() and rgb() can be compared. */
const getBackgrounds = (page: Page, selector: string, token: string) =>
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

describe('the Vite app', () => {
  let server: PreviewServer;

  beforeAll(async () => {
    build('vite');
    const root = join(consumer, 'vite');
    server = await preview({ root, configFile: false, preview: { host: '127.0.0.1', port: 0 } });
  });
  afterAll(() => server?.close());

  async function open(options: BrowserContextOptions = {}) {
    const page = await browser.newPage(options);
    onTestFinished(() => page.close());
    page.setDefaultTimeout(10_000);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return { page, problems };
  }

  test('has the colours of its brand and the fonts of the package', async () => {
    const { page } = await open();
    const { painted, token } = await getBackgrounds(
      page,
      'button[type=submit]',
      '--sh-color-action-background',
    );
    expect(painted).toBe('rgb(15, 107, 92)');
    expect(painted).toBe(token);
    expect(await loadedFonts(page)).toContain('Source Sans 3 Variable');
  });

  test('has an error summary with a link to each required field', async () => {
    const { page, problems } = await open();
    await page.getByRole('button', { name: 'Register' }).click();
    const required = [
      'Full name',
      'Email',
      'Password',
      'Code from the text message',
      'Date of birth',
      'Number of children',
      'Country',
      'Town',
      'How may we contact you?',
      'Letters',
      'Languages you speak',
      'Insurance card',
      'I agree to the terms',
    ];
    const links = page.locator('[data-part="form-error-summary"] a');
    expect(await links.allTextContents()).toEqual(required.map((label) => `Please answer: ${label}`));
    for (const label of required) {
      await links.getByText(label).click();
      expect(await page.locator('[data-invalid]:focus-within').first().textContent()).toContain(label);
    }
    expect(problems).toEqual([]);
  });

  test('shows the answers of a submitted form', async () => {
    const { page, problems } = await open();
    // A refused form can be corrected and sent.
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByLabel('Full name').fill('Amal Haddad');
    await page.getByLabel('Email', { exact: true }).fill('amal@example.org');
    await page.getByLabel('Password', { exact: true }).fill('long enough');
    await page.getByLabel('Code from the text message').fill('123456');
    await page.getByLabel('Day').fill('27');
    await page.getByLabel('Month').fill('3');
    await page.getByLabel('Year').fill('1990');
    await page.getByLabel('Number of children').fill('2');
    await page.getByLabel('Country').selectOption('Germany');
    await page.getByLabel('Town').fill('Ham');
    await page.getByRole('option', { name: 'Hamburg' }).click();
    await page.getByLabel('By post').check();
    await page.getByLabel('Large print').check();
    await page.getByLabel('English').last().check();
    await page.getByLabel('Arabic').check();
    const card = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('card') };
    await page.getByLabel('Insurance card').setInputFiles(card);
    await page.getByLabel('I agree to the terms').check();
    await page.getByRole('tab', { name: 'People' }).click();
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByRole('button', { name: 'Register' }).click();

    await page.getByRole('heading', { name: 'Your answers' }).waitFor();
    const answers = await page
      .locator('[data-part="data-item"]')
      .evaluateAll((items) => items.map((item) => [...item.children].map((child) => child.textContent)));
    expect(Object.fromEntries(answers)).toEqual({
      'Full name': 'Amal Haddad',
      Email: 'amal@example.org',
      Phone: 'Not given',
      Website: 'Not given',
      Height: 'Not given',
      'Code from the text message': '123456',
      'Date of birth': '27\u00a0March 1990',
      'Number of children': '2',
      Country: 'Germany',
      Town: 'Hamburg',
      'Search for your doctor': 'Not given',
      'How may we contact you?': 'By post',
      'First visit': 'Morning',
      Letters: 'Large print',
      'Languages you speak': 'English and Arabic',
      'Anything we should know?': 'Not given',
      'Insurance card': 'card.pdf',
      'Remind me of appointments': 'Yes',
      'I agree to the terms': 'Yes',
    });
    expect(problems).toEqual([]);
  });

  test.each([
    { height: 1200, length: 'short', language: 'English', more: 'More' },
    { height: 1200, length: 'short', language: 'العربية', more: 'المزيد' },
    { height: 300, length: 'long', language: 'English', more: 'More' },
    { height: 300, length: 'long', language: 'العربية', more: 'المزيد' },
  ])('keeps a $length page in $language still behind a modal', async ({ height, language, more }) => {
    const { page } = await open({ viewport: { width: 1000, height } });
    await page.getByRole('radio', { name: language }).check();
    await page.getByRole('tab', { name: more }).click();
    expect(
      await page.evaluate(
        () => document.documentElement.scrollHeight > document.documentElement.clientHeight,
      ),
    ).toBe(height === 300);
    const leftOfHeading = () =>
      page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().left);
    const left = await leftOfHeading();
    const lefts: number[] = [];
    const triggers = page.getByRole('tabpanel').locator('[aria-haspopup="dialog"]');
    expect(await triggers.count()).toBe(3);
    for (const trigger of await triggers.all()) {
      await trigger.click();
      const modal = page.locator('[role=dialog], [role=alertdialog]');
      await modal.waitFor();
      lefts.push(await leftOfHeading());
      await page.keyboard.press('Escape');
      await modal.waitFor({ state: 'detached' });
    }
    expect(lefts).toEqual([left, left, left]);
  });

  test('applies the dark variant of Tailwind like the themes: by device or by data-theme', async () => {
    const { page } = await open({ colorScheme: 'light' });
    const background = () =>
      page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.getByRole('radio', { name: 'Light' }).check();
    expect(await background()).toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(await background()).toBe(dark);
  });

  test('styles.css contains the dark variant from the README', () => {
    const [variant = 'missing'] =
      /^@custom-variant[\s\S]*?^\}/m.exec(readFileSync(join(packageFolder, 'README.md'), 'utf8')) ?? [];
    expect(readFileSync(join(consumer, 'vite/src/styles.css'), 'utf8')).toContain(variant);
  });
});

test('a static page with a CSS reset and an esbuild bundle shows the themes, fonts and components', async () => {
  build('html');
  const page = await browser.newPage({ colorScheme: 'dark' });
  onTestFinished(() => page.close());
  await page.goto(pathToFileURL(join(consumer, 'html/index.html')).href);
  const notice = await getBackgrounds(page, '.notice', '--sh-color-info-surface');
  expect(notice.painted).toBe(notice.token);
  const body = await getBackgrounds(page, 'body', '--sh-color-surface-page');
  expect(body.painted).not.toBe('rgb(255, 255, 255)');
  expect(await loadedFonts(page)).toContain('Source Sans 3 Variable');

  await page.getByRole('button', { name: 'Order' }).click();
  expect(await page.locator('[data-part="form-error-summary"] a').count()).toBe(3);
  const button = await getBackgrounds(page, 'button[type=submit]', '--sh-color-action-background');
  expect(button.painted).toBe(button.token);
});

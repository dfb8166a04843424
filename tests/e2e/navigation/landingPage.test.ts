import type { Page } from '@playwright/test';
import { languages } from '@settlement-help/contract';
import { expect, heading, landing, test } from '../support/test.ts';

/** Opens the prerendered landing page; returns what lets the app start. */
async function openBeforeTheApp(page: Page, address = '/') {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return resolve;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-CA' });

  test('the landing page can be read, in the language of the browser or of the address', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle(/^S’installer en France ou en Allemagne/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', /^Les démarches officielles/);

    await page.goto('/?lang=ar');
    await expect(description).toHaveAttribute('content', /^الخطوات الرسمية/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

for (const language of languages) {
  test(`in ${language} the app hydrates the landing page as it is`, async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    const start = await openBeforeTheApp(page, `/?lang=${language}`);
    await title.evaluate((element) => Object.assign(element, { isPrerendered: true }));
    const before = await page.locator('#root').innerHTML();

    start();
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await title.evaluate((element) => 'isPrerendered' in element)).toBe(true);
    const after = await page.locator('#root').innerHTML();
    expect(after.replace(' data-early="click"', '')).toBe(before);
  });
}

test('what is pressed before the app is there is done once it is', async ({ page }) => {
  const start = await openBeforeTheApp(page);
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  start();
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
});

test('a language that is chosen before the app is there is spoken once it is', async ({ page }) => {
  const start = await openBeforeTheApp(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  start();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
});

test('who reads another language than the browser asks for sees nothing of the wrong one', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'tr'));
  const start = await openBeforeTheApp(page);
  await expect(page.getByText(/^A new country/)).toBeAttached();
  await expect(landing(page)).toBeHidden();
  start();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^A new country/)).toHaveCount(0);
});

test('who is signed in does not see the landing page', async ({ personPage: page }) => {
  const start = await openBeforeTheApp(page);
  await expect(page.getByText(/^A new country/)).toBeAttached();
  await expect(landing(page)).toBeHidden();
  start();
  await expect(heading(page, /^Welcome/)).toBeVisible();
  // Nothing waits for an app that runs.
  await page.getByText(/^Welcome/).click();
  await expect(page.locator('[data-early]')).toHaveCount(0);
});

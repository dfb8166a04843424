import type { Page } from '@playwright/test';
import { languages } from '@settlement-help/contract';
import { expect, heading, landing, test } from '../support/fixtures.ts';

/** Opens the prerendered landing page and returns a function that lets the app start. */
async function openBeforeTheApp(page: Page, address = '/') {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return resolve;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-CA' });

  test('the landing page is shown in the language of the browser or of the address', async ({ page }) => {
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
    await expect(page.getByRole('link', { name: /تسجيل عنوان/ })).toHaveAttribute(
      'href',
      '/steps/germany/anmeldung',
    );

    await page.goto('/plan?lang=de');
    await expect(heading(page, 'Wählen Sie Ihr Zielland')).toBeVisible();

    await page.goto('/steps/germany/anmeldung?lang=uk');
    await expect(heading(page, /адрес/)).toBeVisible();
    await expect(description).toHaveAttribute('content', /Bürgeramt/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Anmeldung · /);
    await page.goto('/letters/france');
    await expect(page.getByRole('link', { name: /Attestation de la personne/ })).toBeVisible();
    for (const path of ['/about', '/transparency']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('the app hydrates the plan without an account, and hides it from a visitor with a plan', async ({
  page,
}) => {
  const start = await openBeforeTheApp(page, '/plan');
  await heading(page, 'Choose Your Destination').evaluate((element) =>
    Object.assign(element, { isPrerendered: true }),
  );
  start();
  await page.getByRole('button', { name: /Germany/ }).click();
  await expect(heading(page, 'Your plan for Germany')).toBeVisible();

  await page.unrouteAll();
  const startAgain = await openBeforeTheApp(page, '/plan');
  await expect(page.getByText('Choose Your Destination')).toBeAttached();
  await expect(heading(page, 'Choose Your Destination')).toBeHidden();
  startAgain();
  await expect(heading(page, 'Your plan for Germany')).toBeVisible();
});

for (const language of languages) {
  test(`the app hydrates the landing page without changing it: ${language}`, async ({ page }) => {
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

for (const path of ['/letters/germany', '/about', '/transparency'])
  test(`the app hydrates ${path} without replacing it`, async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    const start = await openBeforeTheApp(page, path);
    await title.evaluate((element) => Object.assign(element, { isPrerendered: true }));
    start();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
    expect(await title.evaluate((element) => 'isPrerendered' in element)).toBe(true);
  });

test('the app hydrates the page of a step and finds the office of a postal code that was entered before', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const start = await openBeforeTheApp(page, '/steps/france/caf-housing-aid');
  await title.evaluate((element) => Object.assign(element, { isPrerendered: true }));
  await page.getByRole('textbox', { name: 'Postal code' }).fill('69003');
  await page.getByRole('button', { name: 'Find the office' }).click();
  start();
  await expect(page.getByText('CAF, Rhône (69)')).toBeVisible();
  expect(await title.evaluate((element) => 'isPrerendered' in element)).toBe(true);

  await page.reload();
  await expect(page.getByText('CAF, Rhône (69)')).toBeVisible();
});

test('a click before hydration is replayed after it', async ({ page }) => {
  const start = await openBeforeTheApp(page);
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  start();
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
});

test('papers ticked before hydration stay ticked', async ({ page }) => {
  const start = await openBeforeTheApp(page, '/steps/germany/anmeldung/pass');
  const papers = page.getByRole('checkbox');
  await papers.first().check();
  await page.locator('label', { hasText: 'Registration form' }).click();
  start();
  // Only a hydrated page can turn.
  await page.getByRole('button', { name: 'Turn towards the official' }).first().click();
  await page.getByRole('button', { name: 'Turn back to you' }).first().click();
  const ticked = [papers.first(), page.getByRole('checkbox', { name: 'Registration form' })];
  for (const paper of ticked) await expect(paper).toBeChecked();
  await expect(papers.last()).not.toBeChecked();
  await page.reload();
  for (const paper of ticked) await expect(paper).toBeChecked();
});

test('a language chosen before hydration is applied after it', async ({ page }) => {
  const start = await openBeforeTheApp(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  start();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
});

test('a stored language hides the prerendered page in another language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'tr'));
  const start = await openBeforeTheApp(page);
  await expect(page.getByText(/^A new country/)).toBeAttached();
  await expect(landing(page)).toBeHidden();
  start();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^A new country/)).toHaveCount(0);
});

test('a signed-in visitor does not see the landing page', async ({ personPage: page }) => {
  const start = await openBeforeTheApp(page);
  await expect(page.getByText(/^A new country/)).toBeAttached();
  await expect(landing(page)).toBeHidden();
  start();
  await expect(heading(page, /^Welcome/)).toBeVisible();
  // Clicks are not queued after hydration.
  await page.getByText(/^Welcome/).click();
  await expect(page.locator('[data-early]')).toHaveCount(0);
});

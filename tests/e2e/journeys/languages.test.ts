import type { Page } from '@playwright/test';
import { createFormats, createTexts } from '@settlement-help/contract/language';
import { app as appCatalogue } from '../../../packages/app/messages/dist/ar/app.ts';
import { domain } from '../../../packages/ui/messages/dist/ar/domain.ts';
import { newAccount } from '../../../tools/test-server/person.ts';
import { uniqueTitle } from '../support/actions.ts';
import { everyRule, violations } from '../support/checks/axe.ts';
import { overflowingElements } from '../support/checks/layout.ts';
import { expect, heading, storedItem, test } from '../support/fixtures.ts';

async function expectAccessible(page: Page) {
  expect(await violations(page, everyRule)).toEqual([]);
  expect(await overflowingElements(page)).toEqual([]);
}

test.use({ viewport: { width: 360, height: 740 } });

test('a person signs up, completes a step and asks a question in Arabic, and unsaved profile input is kept when the language changes', async ({
  page,
}) => {
  const format = createFormats('ar');
  const texts = createTexts(domain, format);
  const app = createTexts(appCatalogue, format);
  const { auth, dashboard, landing, shell } = texts;
  const account = newAccount();

  await page.goto('/?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(heading(page, landing.title)).toBeVisible();
  expect(await storedItem(page, 'language')).toBe('ar');
  await expectAccessible(page);

  await page.getByRole('main').getByRole('button', { name: landing.createAccount }).click();
  const signUp = page.getByRole('dialog', { name: auth.registration.title });
  await signUp.getByRole('button', { name: auth.registration.submit }).click();
  await expect(signUp.getByText(auth.nameRequired).first()).toBeVisible();
  await signUp.getByLabel(auth.fullName).fill(account.name);
  await signUp.getByLabel(auth.email).fill(account.email);
  await signUp.getByLabel(auth.password, { exact: true }).fill(account.password);
  await signUp.getByRole('button', { name: auth.registration.submit }).click();
  await expect(signUp).toBeHidden();

  await page.getByRole('main').getByRole('button', { name: landing.logIn }).click();
  const logIn = page.getByRole('dialog', { name: auth.login.title });
  await logIn.getByLabel(auth.password, { exact: true }).fill(account.password);
  await logIn.getByRole('button', { name: auth.login.submit }).click();

  await expect(heading(page, texts.destination.title)).toBeVisible();
  await page.getByRole('button', { name: texts.countries.Germany }).click();
  await expect(heading(page, new RegExp(account.name))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: dashboard.openStep({ number: 1 }) }).click();
  await expect(heading(page, app.checklist.title)).toBeVisible();
  await page.getByRole('button', { name: texts.step.yes, exact: true }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    texts.progress.value({ done: 1, total: 10 }),
  );
  await expectAccessible(page);

  const bar = page.getByRole('navigation', { name: shell.mainSections });
  await bar.getByRole('link', { name: shell.shortSection.community }).click();
  await expect(heading(page, app.forum.title)).toBeVisible();
  await page.getByRole('button', { name: app.forum.ask }).click();
  const title = uniqueTitle('Bürgeramt');
  await page.getByLabel(texts.forum.ask.titleLabel).fill(title);
  await page.getByRole('button', { name: texts.forum.ask.submit }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/profile');
  await expect(heading(page, app.profile.title)).toBeVisible();
  await page.getByLabel(texts.profile.city).fill('Leipzig');
  await page.getByRole('link', { name: texts.settings.appearance }).click();
  await page.getByRole('main').getByRole('combobox', { name: shell.language }).selectOption('de');
  await expect(heading(page, 'Sprache und Darstellung')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zu Ihrem Profil' }).click();
  await expect(heading(page, 'Profil')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Leipzig');
});

test('the catalogue of the language and the signed-in app load in parallel with the code, once each', async ({
  page,
  person,
}) => {
  await page.addInitScript((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('language', 'tr');
  }, person.token);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const count = () =>
    [/\/tr-/, /\/SignedInRoutes-/].map((name) => requested.filter((path) => name.test(path)).length);
  // The code is held until the others are requested, so the page itself requests them.
  await page.route(/\/assets\/index-/, async (route) => {
    await expect.poll(count).toEqual([1, 1]);
    await route.continue();
  });

  await page.goto('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(count()).toEqual([1, 1]);
});

test('a language chosen before logging in is stored in the profile and used on another device', async ({
  page,
  person,
  openOtherBrowser,
}) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.evaluate((token) => localStorage.setItem('token', token), person.token);
  await page.goto('/dashboard');
  await expect.poll(async () => (await person.api.getMe({})).language).toBe('fr');

  const other = await openOtherBrowser();
  await other.goto('/');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await other.evaluate((token) => localStorage.setItem('token', token), person.token);
  await other.goto('/dashboard');
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
});

/** Holds the files of a language until `release`. */
async function holdLanguage(page: Page, code: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  await page.route(new RegExp(`/assets/${code}-`), async (route) => {
    requested.resolve();
    await promise;
    await route.continue();
  });
  return { requested: requested.promise, release };
}

test('the second of two quickly chosen languages is shown and stored, even if the first loads later', async ({
  personPage: page,
  person,
}) => {
  await page.goto('/profile/appearance');
  const choice = page.getByRole('main').getByRole('combobox', { name: 'Language' });
  const turkish = await holdLanguage(page, 'tr');
  const french = await holdLanguage(page, 'fr');
  await choice.selectOption('tr');
  await turkish.requested;
  await choice.selectOption('fr');
  await french.requested;
  french.release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const loaded = page.waitForResponse(/\/assets\/tr-/);
  turkish.release();
  await loaded;
  await expect.poll(async () => (await person.api.getMe({})).language).toBe('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await storedItem(page, 'language')).toBe('fr');
});

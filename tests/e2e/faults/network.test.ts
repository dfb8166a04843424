import type { Page } from '@playwright/test';
import { pdf, uploadDocument } from '../../../tools/test-server/files.ts';
import { waitUntilLoaded } from '../../../tools/test-server/screens.ts';
import { uniqueTitle } from '../support/actions.ts';
import { type ConsoleErrors, failedResource, failedScreen } from '../support/consoleErrors.ts';
import { dashboard, expect, heading, painted, scrollPosition, section, test } from '../support/fixtures.ts';

const tag = '@case24';

test('offline no screen is blank, and each loads when the network returns', { tag }, async ({
  personPage: page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be/);
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  const tryAgain = page.getByRole('button', { name: 'Try Again' }).first();
  for (const name of ['Settlement Checklist', 'Documents', 'Services', 'Community Forum', 'Profile']) {
    await page.context().setOffline(true);
    await section(page, name).click();
    await expect(tryAgain.or(heading(page, name)).first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(async () => {
      // Requests are repeated automatically; a screen without its script needs Try Again.
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 500 });
      await expect(heading(page, name)).toBeVisible({ timeout: 500 });
      await expect(tryAgain).toBeHidden({ timeout: 500 });
    }).toPass();
  }
});

test('responses that take three seconds show placeholders and then the content', { tag }, async ({
  personPage: page,
  api,
}) => {
  const title = uniqueTitle('Is anybody there?');
  await api.createQuestion({ body: { title, category: 'general' } });
  const contents = {
    '/dashboard': 'Open step 1',
    '/checklist': 'Are you covered by health insurance?',
    '/documents': 'Your papers will be here',
    '/community': title,
  };
  for (const [path, content] of Object.entries(contents)) {
    const late = await page.context().newPage();
    await late.clock.install();
    const released = Promise.withResolvers<void>();
    await late.route('**/api/v1/**', async (route) => {
      await released.promise;
      await route.continue();
    });
    await late.goto(path);
    await expect(late.getByText('Loading').first()).toBeAttached();
    await late.clock.fastForward(3000);
    await expect(late.getByText('Loading').first()).toBeAttached();
    await expect(late.getByRole('alert')).toHaveCount(0);
    released.resolve();
    await expect(late.getByText(content).first()).toBeVisible();
    await waitUntilLoaded(late);
    await late.close();
  }
});

test('loaded data is refetched when the network returns', async ({ personPage: page, person }) => {
  await page.goto('/documents', { waitUntil: 'networkidle' });
  await expect(page.getByText('Your papers will be here')).toBeVisible();
  await page.context().setOffline(true);
  await page.clock.setSystemTime(Date.now() + 10 * 60_000);
  await uploadDocument(person, pdf('passport.pdf'));
  await page.context().setOffline(false);
  await expect(page.getByRole('listitem').filter({ hasText: 'passport.pdf' })).toBeVisible();
});

test('a dialog shows an error if its script fails to load, and opens on the next press', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(failedResource('ERR_FAILED'));
  await page.goto('/');
  await page.route('**/assets/AuthDialog-*.js', (route) => route.abort(), { times: 1 });
  const button = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Network error. Please try again.');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Opens the services, whose script fails to load until `unblock`. */
async function openServicesWithoutScript(page: Page, consoleErrors: ConsoleErrors) {
  consoleErrors.expect(failedResource('ERR_FAILED'));
  consoleErrors.expect(failedScreen);
  const pattern = '**/assets/Services-*.js';
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  await page.route(pattern, (route) => route.abort());
  await section(page, 'Services').click();
  await expect(page.getByRole('alert')).toContainText('This page could not be shown');
  return { tryAgain: page.getByRole('button', { name: 'Try Again' }), unblock: () => page.unroute(pattern) };
}

test('a screen shows an error if its script fails to load, and Try Again shows it', async ({
  personPage: page,
  consoleErrors,
}) => {
  const { tryAgain, unblock } = await openServicesWithoutScript(page, consoleErrors);
  await expect(section(page, 'Documents')).toBeVisible();
  await unblock();
  await tryAgain.click();
  await expect(heading(page, 'Services')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Try Again reloads the page if the script fails to load twice', async ({
  personPage: page,
  consoleErrors,
}) => {
  const { tryAgain, unblock } = await openServicesWithoutScript(page, consoleErrors);
  const reloaded = page.waitForEvent('load');
  await tryAgain.click();
  await reloaded;
  await unblock();
  await page.reload();
  await expect(heading(page, 'Services')).toBeVisible();
});

test('if a language fails to load, the page keeps its language until the next choice', async ({
  personPage: page,
  consoleErrors,
}) => {
  consoleErrors.expect(failedResource('ERR_FAILED'));
  const root = page.locator('html');
  const choice = page.getByRole('combobox', { name: 'Language' });
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  await page.route('**/assets/fr-*.js', (route) => route.abort(), { times: 1 });
  await choice.selectOption('fr');
  await expect(page.getByText('Network error. Please try again.', { exact: true })).toBeVisible();
  await expect(choice).toHaveValue('en');
  await section(page, 'Services').click();
  await expect(heading(page, 'Services')).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'en');

  await choice.selectOption('fr');
  await expect(root).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
});

test('a failed step update keeps the scroll position and shows the error next to the button', async ({
  personPage: page,
  network,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/checklist');
  const yes = page.getByRole('button', { name: 'Yes' });
  await yes.scrollIntoViewIfNeeded();
  await painted(page);
  const before = await scrollPosition(page);
  await network.fail('updateStep', 'offline');
  await yes.click();
  const error = page.getByRole('alert').filter({ hasText: 'Failed to update step' });
  await expect(error).toBeInViewport({ ratio: 1 });
  await expect(yes).toBeFocused();
  expect(await scrollPosition(page)).toBe(before);
});

import type { Page } from '@playwright/test';
import { startReleaseServer } from '../../../tools/test-server/startReleaseServer.ts';
import { failedResource, failedScreen } from '../support/consoleErrors.ts';
import { createDeployment, type Deployment } from '../support/deployment.ts';
import { test as base, dashboard, expect, heading, section } from '../support/fixtures.ts';

/** A server whose app can be replaced by a new version. */
const test = base.extend<object, { deployment: Deployment }>({
  deployment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed
    async ({}, use) => {
      const deployment = createDeployment();
      await use(deployment);
      deployment.remove();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ deployment }, use) => {
      const server = await startReleaseServer({ RATE_LIMIT_FACTOR: '100', APP_DIST: deployment.folder });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow' });

// With `saveData` the app does not prepare files for offline use in the middle of a deployment.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
);

const newVersion = (page: Page) => page.getByText('A new version is here.');

/** The address of the app script that a page runs. */
const scriptUrl = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src);

/** Waits until a service worker controls the page and has cached the page of this version. */
async function waitUntilCached(page: Page) {
  const own = new URL((await scriptUrl(page)) ?? '').pathname;
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const copy = await caches.match('/index.html', { ignoreSearch: true });
        return Boolean(navigator.serviceWorker.controller && (await copy?.text())?.includes(path));
      }, own),
    )
    .toBe(true);
}

test('a page of the old version offers the new one and keeps its form input', async ({
  personPage: page,
  deployment,
}) => {
  await page.goto('/profile');
  const city = page.getByLabel('City');
  await expect(city).toBeVisible();
  await waitUntilCached(page);
  const old = await scriptUrl(page);
  await city.fill('Leipzig');

  deployment.deployNext();
  // Another tab installs the new service worker, which takes control of both tabs.
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(dashboard(other)).toBeVisible();
  expect(await scriptUrl(other)).not.toBe(old);
  await expect(newVersion(page)).toBeVisible();
  await expect(newVersion(other)).toBeHidden();
  await expect(city).toHaveValue('Leipzig');
  expect(await scriptUrl(page)).toBe(old);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(newVersion(page)).toBeHidden();
  await expect(city).toHaveValue('Leipzig');
  expect(await scriptUrl(page)).toBe(await scriptUrl(other));
});

test('offers the new version when a screen’s script was removed from the server', async ({
  personPage: page,
  deployment,
  consoleErrors,
}) => {
  await page.goto('/profile');
  const city = page.getByLabel('City');
  await city.fill('Leipzig');
  await waitUntilCached(page);
  const old = await scriptUrl(page);
  deployment.deployNext();

  consoleErrors.expect(failedResource(404));
  consoleErrors.expect(failedScreen);
  await section(page, 'Community Forum').click();
  await expect(heading(page, 'This page could not be shown')).toBeVisible();
  await section(page, 'Dashboard').click();
  await expect(dashboard(page)).toBeVisible();
  await expect(newVersion(page)).toBeVisible();
  await section(page, 'Community Forum').click();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading(page, 'Community Forum')).toBeVisible();
  expect(await scriptUrl(page)).not.toBe(old);
  await section(page, 'Profile').click();
  await expect(city).toHaveValue('Leipzig');
});

test('shows the cached page offline after a deployment', async ({
  personPage: page,
  deployment,
  consoleErrors,
}) => {
  await page.goto('/dashboard');
  await expect(dashboard(page)).toBeVisible();
  await waitUntilCached(page);
  const old = await scriptUrl(page);
  deployment.deployNext();

  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.context().setOffline(true);
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
  expect(await scriptUrl(page)).toBe(old);

  // Online, the page is the new version, and its service worker caches it.
  await page.context().setOffline(false);
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
  expect(await scriptUrl(page)).not.toBe(old);
  await waitUntilCached(page);
  const next = await scriptUrl(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
  expect(await scriptUrl(page)).toBe(next);
});

test('an offline copy with the shape of an earlier version is not shown', async ({
  personPage: page,
  consoleErrors,
}) => {
  await page.goto('/checklist');
  await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
  await waitUntilCached(page);
  await page.evaluate(() => {
    const name = 'offline:steps/Germany';
    const copy = JSON.parse(localStorage.getItem(name) ?? '{}');
    localStorage.setItem(name, JSON.stringify({ ...copy, data: [{ number: 'one' }] }));
  });
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.context().setOffline(true);
  await page.reload();
  await expect(heading(page, 'Settlement Checklist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

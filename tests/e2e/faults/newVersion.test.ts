import type { Page } from '@playwright/test';
import { createTestServer } from '../../../tools/test-server/createTestServer.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { createDeployment, type Deployment } from '../support/deployment.ts';
import { test as base, dashboard, expect, heading, section } from '../support/test.ts';

/** The server of these tests gets new versions of the app. */
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
      const server = await createTestServer({ RATE_LIMIT_FACTOR: '100', APP_DIST: deployment.folder });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow' });

// What is prepared for reading offline would be asked for in the middle of a deployment, or not.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
);

const newVersion = (page: Page) => page.getByText('A new version is here.');

/** The script of the app that a page runs. */
const script = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/app-"]')?.src);

/** Waits until the page has a worker, and the page that it keeps is of the same version. */
async function kept(page: Page) {
  const own = new URL((await script(page)) ?? '').pathname;
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const copy = await caches.match('/index.html', { ignoreSearch: true });
        return Boolean(navigator.serviceWorker.controller && (await copy?.text())?.includes(path));
      }, own),
    )
    .toBe(true);
}

test('a page of the old version is offered the new one, and keeps what is typed in it', async ({
  personPage: page,
  deployment,
}) => {
  await page.goto('/profile');
  const city = page.getByLabel('City');
  await expect(city).toBeVisible();
  await kept(page);
  const old = await script(page);
  await city.fill('Leipzig');

  deployment.deployNext();
  // Another tab brings the worker of the new version, which takes over both.
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(dashboard(other)).toBeVisible();
  expect(await script(other)).not.toBe(old);
  await expect(newVersion(page)).toBeVisible();
  await expect(newVersion(other)).toBeHidden();
  await expect(city).toHaveValue('Leipzig');
  expect(await script(page)).toBe(old);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(newVersion(page)).toBeHidden();
  await expect(city).toHaveValue('Leipzig');
  expect(await script(page)).toBe(await script(other));
});

test('a screen of the old version that is gone from the server leads to the new version', async ({
  personPage: page,
  deployment,
  consoleErrors,
}) => {
  await page.goto('/profile');
  const city = page.getByLabel('City');
  await city.fill('Leipzig');
  await kept(page);
  const old = await script(page);
  deployment.deployNext();

  consoleErrors.expect(failedResource(404));
  await section(page, 'Community Forum').click();
  await expect(heading(page, 'This page could not be shown')).toBeVisible();
  // What surrounds the screen stays in use.
  await section(page, 'Dashboard').click();
  await expect(dashboard(page)).toBeVisible();
  await expect(newVersion(page)).toBeVisible();
  await section(page, 'Community Forum').click();
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await tryAgain.click();
  // The script could have been missed by chance alone; the second time the page is loaded anew.
  await expect(tryAgain).not.toHaveAttribute('aria-busy');
  await tryAgain.click();
  await expect(heading(page, 'Community Forum')).toBeVisible();
  expect(await script(page)).not.toBe(old);
  await section(page, 'Profile').click();
  await expect(city).toHaveValue('Leipzig');
});

test('without a network after a new version, the page that the worker has kept is shown whole', async ({
  personPage: page,
  deployment,
  consoleErrors,
}) => {
  await page.goto('/dashboard');
  await expect(dashboard(page)).toBeVisible();
  await kept(page);
  const old = await script(page);
  deployment.deployNext();

  // The device has heard nothing of the new version yet.
  consoleErrors.expect('ERR_INTERNET_DISCONNECTED');
  await page.context().setOffline(true);
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
  expect(await script(page)).toBe(old);

  // With a network the page is the new one at once, and its worker keeps it in turn.
  await page.context().setOffline(false);
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
  expect(await script(page)).not.toBe(old);
  await kept(page);
  const next = await script(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
  expect(await script(page)).toBe(next);
});

test('a copy that an earlier version has saved in another shape is not shown', async ({
  personPage: page,
  consoleErrors,
}) => {
  await page.goto('/checklist');
  await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
  await kept(page);
  await page.evaluate(() => {
    const name = 'offline:steps/Germany';
    const copy = JSON.parse(localStorage.getItem(name) ?? '{}');
    localStorage.setItem(name, JSON.stringify({ ...copy, data: [{ number: 'one' }] }));
  });
  consoleErrors.expect('ERR_INTERNET_DISCONNECTED');
  await page.context().setOffline(true);
  await page.reload();
  await expect(heading(page, 'Settlement Checklist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

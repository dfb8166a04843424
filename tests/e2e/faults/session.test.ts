import type { Page } from '@playwright/test';
import { pdf } from '../../../tools/test-server/files.ts';
import { logIn, uniqueTitle } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import {
  dashboard,
  expect,
  heading,
  landing,
  section,
  storedItem,
  test,
  toast,
} from '../support/fixtures.ts';
import type { Fault, Network } from '../support/network.ts';

const sessionEnded = 'Your session has ended. Please log in again.';

test('a revoked session leads to the landing page once, says so and keeps the draft', {
  tag: '@case22',
}, async ({ personPage: page, person, consoleErrors }) => {
  await page.goto('/community');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const field = page.getByRole('textbox', { name: 'Title' });
  const title = uniqueTitle('Does the school need a vaccination record?');
  await field.fill(title);

  await person.api.logout();
  consoleErrors.expect(failedResource(401));
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Post question' }).click();
  await expect(toast(page, sessionEnded)).toBeVisible();
  await expect(landing(page)).toBeVisible();
  expect(visited).toEqual(['/']);
  await expect(toast(page, sessionEnded)).toHaveCount(1);
  expect(await storedItem(page, 'token')).toBeNull();

  await logIn(page, person);
  await expect(page).toHaveURL('/community');
  await expect(field).toHaveValue(title);
  await page.getByRole('button', { name: 'Post question' }).click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});

test('a revoked session keeps the draft of the profile for the same person only', {
  tag: '@case22',
}, async ({ personPage: page, person, createPerson, consoleErrors }) => {
  // The form must be the first request after the session has ended.
  const loaded = Promise.all(
    ['sessions', 'calendar', 'reminders', 'notices', 'blocks'].map((name) =>
      page.waitForResponse((response) => response.url().endsWith(`/${name}`)),
    ),
  );
  await page.goto('/profile');
  const city = page.getByLabel('City');
  await city.fill('Berlin');
  await loaded;
  await person.api.logout();
  consoleErrors.expect(failedResource(401));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(landing(page)).toBeVisible();

  const other = await createPerson({ name: 'Jonas Okafor' });
  await logIn(page, other);
  await expect(page).toHaveURL('/profile');
  await expect(city).toHaveValue('');
  // Without a log-out the drafts are kept.
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/profile');
  await logIn(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(city).toHaveValue('Berlin');
});

test('a profile that cannot be loaded ends the session and leaves a usable landing page', {
  tag: '@case23',
}, async ({ personPage: page, person, network }) => {
  for (const fault of ['empty', 'offline', 'truncated'] satisfies Fault[]) {
    const failure = await network.fail('getMe', fault);
    await page.goto('/documents');
    await expect(landing(page), fault).toBeVisible();
    expect(await storedItem(page, 'token'), fault).toBeNull();
    await failure.stop();
    await logIn(page, person);
    await expect(heading(page, 'Documents'), fault).toBeVisible();
  }
});

test('reloading or leaving while the profile loads keeps the session', { tag: '@case23' }, async ({
  personPage: page,
  network,
}) => {
  const profile = await network.holdRequests('getMe');
  await page.goto('/documents');
  await profile.first;
  for (const path of ['/documents', '/services', '/profile']) await page.goto(path);
  profile.release();
  await profile.stop();
  await page.goto('/checklist');
  await expect(heading(page, 'Settlement Checklist')).toBeVisible();
});

test('leaving before the app has started keeps the session', { tag: '@case23' }, async ({
  personPage: page,
  network,
}) => {
  const profile = await network.holdRequests('getMe');
  const isLeaving = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isLeaving.promise;
    await route.continue();
  });
  await page.route('**/services', async (route) => {
    isLeaving.resolve();
    await profile.first;
    await route.continue();
  });
  await page.goto('/documents', { waitUntil: 'commit' });
  await page.goto('/services', { waitUntil: 'commit' });
  profile.release();
  await expect(heading(page, 'Services')).toBeVisible();
});

/** Fails the first requests for the profile while a `beforeunload` dialog is open, and dismisses it. */
async function failProfileDuringLeaveDialog(
  page: Page,
  network: Network,
  { failures }: { failures: number },
) {
  const hasStayed = Promise.withResolvers<void>();
  const requests = await network.intercept('getMe', async (route) => {
    const fails = requests.count() <= failures;
    await hasStayed.promise;
    await (fails ? route.abort() : route.continue());
  });
  await page.goto('/documents');
  await requests.first;
  // Chromium shows the dialog only after an interaction.
  await page.mouse.click(640, 700);
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
  const dismissed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.evaluate(() => location.reload());
  await dismissed;
  hasStayed.resolve();
  return requests;
}

test('a profile that fails during a dismissed beforeunload dialog is loaded again', {
  tag: '@case23',
}, async ({ personPage: page, network, consoleErrors }) => {
  consoleErrors.expect(failedResource('ERR_FAILED'));
  await failProfileDuringLeaveDialog(page, network, { failures: 1 });
  await expect(heading(page, 'Documents')).toBeVisible();
});

test('a profile that fails again after a dismissed beforeunload dialog ends the session', {
  tag: '@case23',
}, async ({ personPage: page, network, consoleErrors }) => {
  consoleErrors.expect(failedResource('ERR_FAILED'));
  const requests = await failProfileDuringLeaveDialog(page, network, { failures: 2 });
  await expect(landing(page)).toBeVisible();
  expect(await storedItem(page, 'token')).toBeNull();
  expect(requests.count()).toBe(2);
});

test('a log-out in one tab signs out the other within a second', { tag: '@case34' }, async ({
  personPage: page,
}) => {
  await page.goto('/');
  const tab = await page.context().newPage();
  await tab.goto('/profile');
  await tab.getByRole('button', { name: 'Change password' }).click();
  await expect(tab.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  // The clock of the tab advances by one second only.
  await tab.clock.install();
  await tab.clock.pauseAt(Date.now() + 60_000);
  const storageEvent = tab.evaluate(
    () => new Promise<void>((resolve) => addEventListener('storage', () => resolve(), { once: true })),
  );
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(landing(page)).toBeVisible();
  await storageEvent;
  await tab.clock.runFor(1000);
  await expect(landing(tab)).toBeVisible();
  await expect(tab).toHaveURL('/');
  await tab.clock.resume();
  await tab.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(tab.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('a log-in in one tab signs in the other tab', { tag: '@case34' }, async ({ page, person }) => {
  await page.goto('/');
  const tab = await page.context().newPage();
  await tab.goto('/');
  await expect(landing(tab)).toBeVisible();
  await page.bringToFront();
  await logIn(page, person);
  await expect(dashboard(page)).toBeVisible();
  await expect(dashboard(tab)).toBeVisible();
});

test('a failed upload cannot be retried in the session of another person', async ({
  personPage: page,
  createPerson,
  network,
}) => {
  const other = await createPerson({ name: 'Jonas Okafor' });
  const uploads = await network.holdRequests('uploadDocument');
  await page.goto('/documents');
  const tab = await page.context().newPage();
  await tab.goto('/robots.txt');
  await page.bringToFront();
  await page.getByLabel('Choose a file', { exact: true }).setInputFiles(pdf('lease.pdf'));
  await page.getByRole('button', { name: 'Upload document' }).click();
  await uploads.first;
  await section(page, 'Services').click();
  await expect(heading(page, 'Services')).toBeVisible();
  uploads.abort();
  const retry = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Try Again' });
  // A toast stays as long as the pointer is over it.
  await retry.hover();

  const profile = page.waitForResponse((response) => response.url().endsWith('/users/me'));
  await tab.evaluate((token) => localStorage.setItem('token', token), other.token);
  await profile;
  await retry.click();
  await section(page, 'Documents').click();
  await expect(page.getByText('Your papers will be here')).toBeVisible();
  expect(uploads.count()).toBe(1);
});

test('a page restored from the back-forward cache after a log-out shows no personal data', {
  tag: '@case34',
}, async ({ personPage: page }) => {
  await page.goto('/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
  // A page in the back-forward cache receives no storage events until it is shown again.
  await page.evaluate(() => {
    localStorage.removeItem('token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(landing(page)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { pdf } from '../../../tools/test-server/files.ts';
import { newAccount, type Person, storeSession } from '../../../tools/test-server/person.ts';
import { logIn, signUp } from '../support/actions.ts';
import { type ConsoleErrors, failedResource } from '../support/consoleErrors.ts';
import {
  dashboard,
  expect,
  expectProgress,
  heading,
  landing,
  lockedSteps,
  section,
  storedItem,
  test,
} from '../support/fixtures.ts';
import type { Fault, Network } from '../support/network.ts';

/** Signs up, logs in and completes the first step through the interface. */
async function completeTheFirstStep(page: Page) {
  const account = newAccount();
  await page.goto('/');
  await signUp(page, account);
  await expect(page).toHaveURL('/');

  await logIn(page, account);
  await expect(heading(page, 'Choose Your Destination')).toBeVisible();
  await page.getByRole('button', { name: /Germany/ }).click();
  await expect(heading(page, 'Welcome back, Amira Haddad')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Open step 1' }).click();

  await expect(heading(page, 'Settlement Checklist')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: /^Step \d+:/ })).toHaveCount(10);
  await expect(lockedSteps(page)).toHaveCount(9);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(
    page.getByRole('group', { name: 'Have you found a place where you can register?' }),
  ).toBeVisible();
  await expectProgress(page, 1);

  await page.getByRole('button', { name: /^Details.*Be covered by health insurance$/ }).click();
  await page
    .getByLabel(/^Attach a document.*Be covered by health insurance/)
    .setInputFiles(pdf('policy.pdf'));
  await expect(page.getByRole('link', { name: /^policy\.pdf/ })).toBeVisible();
  return account;
}

async function expectTheFirstStepCompleted(page: Page) {
  await expect(page.getByText(/^You marked this done on/)).toBeVisible();
  const link = await page.getByRole('link', { name: /^policy\.pdf/ }).getAttribute('href');
  const response = await page.request.get(link ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect((await response.body()).toString()).toMatch(/^%PDF/);
}

test('a newcomer completes the first step and finds it again after a reload and in another browser', async ({
  page,
  openOtherBrowser,
}) => {
  const account = await completeTheFirstStep(page);
  await page.reload();
  await expectTheFirstStepCompleted(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(landing(page)).toBeVisible();
  // It names nobody, and strangers' wrong passwords do not delay the next log-in in this browser.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['browserToken']);

  const other = await openOtherBrowser();
  await other.goto('/checklist');
  await logIn(other, account);
  await expect(other).toHaveURL('/checklist');
  await expectTheFirstStepCompleted(other);
});

test('a newcomer completes the first step on a phone and logs out through its menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await completeTheFirstStep(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
  await expect(landing(page)).toBeVisible();
});

interface Unstored {
  page: Page;
  person: Person;
  network: Network;
  consoleErrors: ConsoleErrors;
}

/** Chooses Germany while the server fails to store it, until `stop`. */
async function chooseUnstored({ page, person, network, consoleErrors }: Unstored, fault: Fault) {
  await storeSession(page, person);
  const failure = await network.fail('updateMe', fault);
  consoleErrors.expect('The destination could not be stored on the server.');
  // The dashboard requests steps, which need a destination.
  consoleErrors.expect(failedResource(409));
  const refused = page.waitForResponse((response) => response.status() === 409);
  await page.goto('/');
  await page.getByRole('button', { name: /Germany/ }).click();
  await expect(dashboard(page)).toBeVisible();
  // A reload before the response would cancel the request.
  await refused;
  return failure;
}

test('a destination that failed to be stored is stored when the checklist opens', async ({
  page,
  createPerson,
  network,
  consoleErrors,
}) => {
  const person = await createPerson({ destination: null });
  const failure = await chooseUnstored({ page, person, network, consoleErrors }, 'offline');
  await section(page, 'Services').click();
  await expect(page.getByText('Offices and everyday services in Germany')).toBeVisible();
  await failure.stop();
  await section(page, 'Settlement Checklist').click();
  await expect(page.getByRole('heading', { name: /^Step 1: / })).toBeVisible();
  expect((await person.api.getMe()).settlement_country).toBe('Germany');
});

test('a destination that failed to be stored is kept and stored after a reload', async ({
  page,
  createPerson,
  network,
  consoleErrors,
}) => {
  const person = await createPerson({ destination: null });
  const failure = await chooseUnstored({ page, person, network, consoleErrors }, 'gateway');
  const settling = page.getByText('You are settling in Germany.');
  await expect(settling).toBeVisible();
  await page.reload();
  await expect(settling).toBeVisible();
  await failure.stop();
  await page.reload();
  await expect(settling).toBeVisible();
  expect((await person.api.getMe()).settlement_country).toBe('Germany');
  await expect.poll(() => storedItem(page, 'unsentCountry')).toBeNull();
});

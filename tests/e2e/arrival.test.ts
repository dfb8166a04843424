import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { pdf } from './files.ts';
import { arrive, logIn, newPerson, signUp } from './person.ts';
import { test } from './support.ts';

const visible = async (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** The main job of the product, from the landing page to the first stamp. */
async function stampTheFirstStep(page: Page) {
  const person = newPerson();
  await signUp(page, person);
  expect(new URL(page.url()).search).toBe('');

  await logIn(page, { ...person, password: 'not my password' });
  await page.getByRole('alert').getByText('Incorrect email or password').waitFor();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();

  await page.getByRole('heading', { level: 1, name: 'Choose Your Destination' }).waitFor();
  await visible(page, 'More countries coming soon');
  await page.getByRole('button', { name: /Germany/ }).click();

  await page.getByRole('heading', { level: 1, name: 'Welcome back, Amira Haddad' }).waitFor();
  await page.getByRole('link', { name: 'Open step 1' }).click();

  await page.getByRole('heading', { level: 1, name: 'Settlement Checklist' }).waitFor();
  await page.getByRole('list', { name: 'Settlement steps' }).waitFor();
  expect(await page.getByRole('heading', { level: 3, name: /^Step \d+:/ }).count()).toBe(10);
  expect(await page.getByText('Complete previous step to unlock').count()).toBe(9);

  await page.getByRole('button', { name: 'Yes' }).click();
  await visible(page, /^You marked this done on/);
  await page.getByRole('group', { name: 'Have you found a place where you can register?' }).waitFor();
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  expect(await progress.getAttribute('aria-valuetext')).toBe('1 of 10 steps');
  await visible(page, '10% of the way');

  await page.getByRole('button', { name: /^Details.*Be covered by health insurance$/ }).click();
  await page
    .getByLabel(/^Attach a document.*Be covered by health insurance/)
    .setInputFiles(pdf('policy.pdf'));
  await page.getByRole('link', { name: /^policy\.pdf/ }).waitFor();
  return person;
}

async function seeItAllAgain(page: Page) {
  await visible(page, /^You marked this done on/);
  const paper = page.getByRole('link', { name: /^policy\.pdf/ });
  const answer = await page.request.get((await paper.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).toString()).toMatch(/^%PDF/);
}

describe('a person arrives and stamps the first step', () => {
  test('and finds it again after a reload, and in another browser', async ({ page, browser, server }) => {
    const person = await stampTheFirstStep(page);
    await page.reload();
    await seeItAllAgain(page);

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: /^A new country/ }).waitFor();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});

    const elsewhere = await browser.newContext({ baseURL: server.url });
    const other = await elsewhere.newPage();
    await other.goto('/checklist');
    await logIn(other, person);
    await other.waitForURL('**/checklist');
    await seeItAllAgain(other);
    await elsewhere.close();
  });

  test('on a phone, without scrolling sideways', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await stampTheFirstStep(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: /^A new country/ }).waitFor();
  });
});

describe('the dialogs of the landing page', () => {
  test('are one history entry each, which Back, Escape and Close all leave', async ({ page }) => {
    await page.goto('/');
    const logInDialog = page.getByRole('dialog', { name: 'Log in' });
    const open = async () => {
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await logInDialog.waitFor();
    };
    const before = await page.evaluate(() => history.length);

    await open();
    await page.goBack();
    await logInDialog.waitFor({ state: 'detached' });

    await open();
    await page.keyboard.press('Escape');
    await logInDialog.waitFor({ state: 'detached' });

    await open();
    await logInDialog.getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('dialog', { name: 'Create Account' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
  });

  test('survive a reload, and closing then shows the landing page', async ({ page }) => {
    await page.goto('/?dialog=log-in');
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { level: 1, name: /^A new country/ }).waitFor();
    expect(page.url()).toMatch(/\/$/);
  });
});

describe('the guards', () => {
  test('bring a visitor from any path to the landing page', async ({ page }) => {
    await page.goto('/no/such/place');
    await page.getByRole('heading', { level: 1, name: /^A new country/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('bring a signed-in person from an unknown path to the dashboard', async ({ page, server }) => {
    await arrive(page, server);
    await page.goto('/no/such/place');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  });

  test('show nothing but the destination before one is chosen', async ({ page }) => {
    const person = newPerson();
    await signUp(page, person);
    await logIn(page, person);
    await page.getByRole('heading', { name: 'Choose Your Destination' }).waitFor();
    await page.goto('/checklist');
    await page.getByRole('heading', { name: 'Choose Your Destination' }).waitFor();
    await visible(page, 'Not specified');
    expect(await page.getByRole('link', { name: /Settlement Help/ }).count()).toBe(0);
  });
});

describe('a session that ends', () => {
  test('on the server brings the person to the landing page and says so', async ({ page, server }) => {
    await arrive(page, server);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await fetch(`${server.url}/api/v1/auth/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    await page.getByRole('link', { name: 'Open step 1' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await visible(page, 'Your session has ended. Please log in again.');
    await page.getByRole('heading', { level: 1, name: /^A new country/ }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('in one tab ends in the other', async ({ page, context, server }) => {
    await arrive(page, server);
    const tab = await context.newPage();
    await tab.goto('/');
    await tab.getByRole('heading', { name: /^Welcome back/ }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await tab.getByRole('heading', { level: 1, name: /^A new country/ }).waitFor();
  });
});

describe('without the network', () => {
  test('a profile that cannot be loaded leaves the landing page usable', async ({ page, server }) => {
    await arrive(page, server);
    await page.route('**/api/v1/users/me', (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /^A new country/ }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('the checklist says what failed, and Try Again brings it', async ({ page, server }) => {
    await arrive(page, server);
    await page.route('**/api/v1/settlement-steps/', (route) =>
      route.fulfill({ status: 500, json: { detail: 'Internal error' } }),
    );
    await page.goto('/checklist');
    await page
      .getByRole('alert')
      .getByText('Failed to fetch settlement steps: 500 {"detail":"Internal error"}')
      .waitFor();
    await page.unroute('**/api/v1/settlement-steps/');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('list', { name: 'Settlement steps' }).waitFor();
  });

  test('a step that cannot be stored goes back and says so', async ({ page, server }) => {
    await arrive(page, server);
    await page.getByRole('link', { name: 'Open step 1' }).click();
    await page.route('**/api/v1/settlement-steps/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('alert').getByText('Failed to update step').waitFor();
    expect(await page.getByText('Complete previous step to unlock').count()).toBe(9);
  });
});

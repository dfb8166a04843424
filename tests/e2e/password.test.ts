import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { waitForLink } from './outbox.ts';
import { arrive, logIn, newPerson, type Person, signUp } from './person.ts';
import { test } from './support.ts';

const next = 'a new sentence for the door';
const landing = (page: Page) => page.getByRole('heading', { level: 1, name: /^A new country/ });
const toast = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Asks for the letter through the log-in. */
async function forget(page: Page, { email }: Person) {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog', { name: 'Log in' }).getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password?' });
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await dialog.getByText(`If ${email} has an account`).waitFor();
  return dialog;
}

async function setNew(page: Page, password: string, confirm = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirm);
  await page.keyboard.press('Enter');
}

async function expectSignedIn(page: Page, person: Person) {
  await logIn(page, { email: person.email, password: next });
  await page.getByRole('heading', { level: 1, name: 'Choose Your Destination' }).waitFor();
}

describe('a forgotten password', () => {
  test('is set anew through the mail, once', async ({ page, server }) => {
    const person = newPerson();
    await signUp(page, person);
    await forget(page, person);
    const link = await waitForLink(server, person);

    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
    await page.waitForURL('**/reset-password');
    await page.reload();
    await setNew(page, next, 'something else');
    await page.getByRole('link', { name: 'Passwords do not match' }).waitFor();
    await setNew(page, 'seven77');
    await page.getByRole('link', { name: 'Password must be at least 8 characters' }).waitFor();
    await setNew(page, next);
    await toast(page, 'Password reset successful. Please log in.');
    await landing(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await expectSignedIn(page, person);

    await page.goto(link);
    await setNew(page, next);
    await page.getByRole('alert').getByText('This reset link is not valid any more.').waitFor();
  });

  test('looks the same for an address that nobody knows', async ({ page, server }) => {
    const nobody = newPerson();
    await forget(page, nobody);
    await expect(waitForLink(server, nobody)).rejects.toThrow(`There is no letter to ${nobody.email}`);
  });

  test('can be changed without the mail by who knows it after all', async ({ page }) => {
    const person = newPerson();
    await signUp(page, person);
    const dialog = await forget(page, person);
    await dialog.getByLabel('Current password').fill('not my password');
    await setNew(page, next);
    await dialog.getByRole('alert').getByText('Incorrect password').waitFor();
    await dialog.getByLabel('Current password').fill(person.password);
    await page.keyboard.press('Enter');
    await toast(page, 'Password changed successfully');
    const logInDialog = page.getByRole('dialog', { name: 'Log in' });
    await logInDialog.getByLabel('Email').fill(person.email);
    await logInDialog.getByLabel('Password', { exact: true }).fill(next);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Choose Your Destination' }).waitFor();
  });
});

describe('the reset page', () => {
  test('without a token says so and leads to the landing page', async ({ page }) => {
    await page.goto('/reset-password');
    await toast(page, 'Missing reset token');
    await landing(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('works for a signed-in person, whose sessions it ends', async ({ page, server }) => {
    const person = await arrive(page, server);
    await fetch(`${server.url}/api/v1/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: person.email }),
    });
    await page.goto(await waitForLink(server, person));
    await setNew(page, next);
    await toast(page, 'Password reset successful. Please log in.');
    await landing(page).waitFor();
    await toast(page, 'Your session has ended. Please log in again.');
    await logIn(page, { email: person.email, password: next });
    await page.getByRole('heading', { name: `Welcome back, ${person.name}` }).waitFor();
  });
});

describe('a known password', () => {
  test('is changed from the profile, and other sessions end', async ({ page, browser, server }) => {
    const person = await arrive(page, server);
    const elsewhere = await browser.newContext({ baseURL: server.url });
    const other = await elsewhere.newPage();
    await other.goto('/');
    await logIn(other, person);
    await other.getByRole('heading', { name: /^Welcome back/ }).waitFor();

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill('not my password');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').getByText('Incorrect password').waitFor();
    await dialog.getByLabel('Current password').fill(person.password);
    await page.keyboard.press('Enter');
    await toast(page, 'Password verified — enter a new password below');
    await setNew(page, next);
    await toast(page, 'Password changed successfully');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');

    await other.reload();
    await landing(other).waitFor();
    await logIn(other, { email: person.email, password: next });
    await other.getByRole('heading', { name: /^Welcome back/ }).waitFor();
    await elsewhere.close();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  });
});

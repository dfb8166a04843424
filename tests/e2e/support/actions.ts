import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { addPeriod, todayIn } from '@settlement-help/contract';
import type { Account } from '../../../tools/test-server/person.ts';

const letters = 'ghijklmnop';

/** A unique title, because tests share a forum. Without digits, because the form asks about what looks like a passport number. */
export const uniqueTitle = (text: string) => {
  const id = randomUUID().slice(0, 8);
  return `${text} ${id.replaceAll(/\d/g, (digit) => letters.charAt(Number(digit)))} 🏦`;
};

/** Opens a dialog from the landing page. */
export async function openDialog(page: Page, name: 'Log in' | 'Create Account') {
  await page.getByRole('main').getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
}

export async function fillRegistration(page: Page, { name, email, password }: Account) {
  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  return dialog;
}

export async function signUp(page: Page, account: Account) {
  await openDialog(page, 'Create Account');
  const dialog = await fillRegistration(page, account);
  await dialog.getByLabel(/^Country of origin/).selectOption({ label: 'Syria' });
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog.getByText('Registration Successful!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

export async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  const dialog = await openDialog(page, 'Log in');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

/** Returns the day in that many days in Germany, such as `2027-03-01`. */
export const dayFromNow = (days: number) => addPeriod(todayIn('Germany', new Date()), { days });

/** Fills the three fields of a date such as `2027-03-01`. */
export async function fillDate(scope: Page | Locator, date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  for (const [name, value] of Object.entries({ Day: day, Month: month, Year: year }))
    await scope.getByRole('textbox', { name, exact: true }).fill(value);
}

/** Opens an address as a link of the app does, without loading the app again. */
export async function openInApp(page: Page, path: string) {
  const current = new URL(page.url());
  // A dialog has the title of its screen, so nothing would tell when it is open.
  if (new URL(path, current).pathname === current.pathname) return void (await page.goto(path));
  const title = await page.title();
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // The earlier screen stays until the next one is loaded.
  await expect(page).not.toHaveTitle(title);
}

/** Returns to the tab after a minute, which makes the app refetch its data. */
export async function returnAfterAMinute(page: Page) {
  await page.clock.setSystemTime(Date.now() + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

import type { Page } from '@playwright/test';
import { newAccount, type Person } from '../../../tools/test-server/person.ts';
import { logIn, signUp } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { dashboard, expect, heading, landing, test } from '../support/fixtures.ts';
import { waitForLink } from '../support/outbox.ts';

async function changeEmail(page: Page, { password }: Person, email: string) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email address' });
  await dialog.getByLabel('New email address').fill(email);
  await dialog.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`${email} waits for your confirmation.`)).toBeVisible();
}

test('the address of a new account is confirmed by the button behind the link', async ({
  page,
  server,
  consoleErrors,
}) => {
  const account = newAccount();
  await page.goto('/');
  await signUp(page, account);
  await logIn(page, account);
  await page.getByRole('button', { name: /Germany/ }).click();
  await expect(dashboard(page)).toBeVisible();
  const note = page.getByText('Your email address is not confirmed yet.');
  await expect(note).toBeVisible();

  const link = await waitForLink(server, account, '/verify-email');
  await page.goto(link);
  await expect(heading(page, 'Confirm your email address')).toBeVisible();
  // The token is removed from the address and kept over a reload.
  await expect(page).toHaveURL('/verify-email');
  await page.reload();
  await page.goto('/profile/reminders');
  await expect(page.getByRole('switch', { name: 'Remind me by email' })).toBeDisabled();

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(heading(page, 'Your email address is confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(dashboard(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer a few questions' })).toBeVisible();
  await expect(note).toBeHidden();

  consoleErrors.expect(failedResource(400));
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(heading(page, 'This link does not work any more')).toBeVisible();
});

test('a new address is used after it was confirmed, and keeps the session', async ({
  personPage: page,
  person,
  server,
  openOtherBrowser,
}) => {
  const next = newAccount();
  await changeEmail(page, person, next.email);
  await page.goto(await waitForLink(server, next, '/confirm-email'));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(heading(page, 'Your email address is changed')).toBeVisible();
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(dashboard(page)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(next.email)).toBeVisible();

  const other = await openOtherBrowser();
  await other.goto(server.url);
  await logIn(other, { ...person, email: next.email });
  await expect(dashboard(other)).toBeVisible();
});

test('the old address can take the account back', async ({
  personPage: page,
  person,
  server,
  openOtherBrowser,
  consoleErrors,
}) => {
  await changeEmail(page, person, newAccount().email);
  const owner = await openOtherBrowser();
  await owner.goto(await waitForLink(server, person, '/take-back'));
  await owner.getByRole('button', { name: 'Take the account back' }).click();
  await expect(heading(owner, 'The account is yours again')).toBeVisible();
  await owner.goto(await waitForLink(server, person, '/reset-password'));
  await expect(heading(owner, 'Set a new password')).toBeVisible();

  consoleErrors.expect(failedResource(401));
  await page.reload();
  await expect(landing(page)).toBeVisible();
});

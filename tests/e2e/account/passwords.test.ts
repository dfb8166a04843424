import type { Page } from '@playwright/test';
import { logIn, openDialog } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { alert, dashboard, expect, heading, landing, test, toast } from '../support/fixtures.ts';
import { waitForResetLink } from '../support/outbox.ts';

const newPassword = 'a new sentence for the door';

async function setNewPassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.keyboard.press('Enter');
}

test('a reset link from the email sets a new password once', async ({
  page,
  person,
  server,
  consoleErrors,
}) => {
  await page.goto('/');
  const dialog = await openDialog(page, 'Log in');
  await dialog.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${person.email} has an account`)).toBeVisible();
  const link = await waitForResetLink(server, person);

  await page.goto(link);
  await expect(heading(page, 'Set a new password')).toBeVisible();
  // The token is removed from the address and kept over a reload.
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await setNewPassword(page);
  await expect(toast(page, 'Password reset successful. Please log in.')).toBeVisible();
  await expect(landing(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await logIn(page, { ...person, password: newPassword });
  await expect(dashboard(page)).toBeVisible();

  consoleErrors.expect(failedResource(400));
  await page.goto(link);
  await setNewPassword(page);
  await expect(page.getByRole('alert')).toContainText('This reset link is not valid any more.');
});

test('a signed-in person who resets the password has to log in again', async ({
  personPage: page,
  person,
  server,
  consoleErrors,
}) => {
  consoleErrors.expect(failedResource(401));
  await person.api.requestPasswordReset({ body: { email: person.email } });
  await page.goto(await waitForResetLink(server, person));
  await setNewPassword(page);
  await expect(toast(page, 'Password reset successful. Please log in.')).toBeVisible();
  await expect(toast(page, 'Your session has ended. Please log in again.')).toBeVisible();
  await expect(landing(page)).toBeVisible();
  await logIn(page, { ...person, password: newPassword });
  await expect(dashboard(page)).toBeVisible();
});

test('a password changed from the profile ends the other sessions', async ({
  personPage: page,
  person,
  openOtherBrowser,
  consoleErrors,
}) => {
  const other = await openOtherBrowser();
  await other.goto('/');
  await logIn(other, person);
  await expect(dashboard(other)).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  consoleErrors.expect(failedResource(400));
  await dialog.getByLabel('Current password').fill('not my password');
  await page.keyboard.press('Enter');
  await expect(alert(dialog, 'Incorrect password')).toBeVisible();
  await dialog.getByLabel('Current password').fill(person.password);
  await page.keyboard.press('Enter');
  await setNewPassword(page);
  await expect(toast(page, 'Password changed successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/profile');

  consoleErrors.expect(failedResource(401));
  await other.reload();
  await expect(landing(other)).toBeVisible();
  await logIn(other, { ...person, password: newPassword });
  await expect(dashboard(other)).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Profile')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { pdf, png } from '../../../tools/test-server/files.ts';
import { newAccount } from '../../../tools/test-server/person.ts';
import { logIn, openDialog, signUp } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { alert, dashboard, expect, heading, landing, painted, test, toast } from '../support/fixtures.ts';
import { answerAsSpecified, type UnshownBody } from '../support/specificationServer.ts';

const bodies: UnshownBody[] = ['the changed object', 'a message'];
const newPassword = 'a new sentence for the door';

async function setNewPassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.keyboard.press('Enter');
}

for (const body of bodies) {
  test(`each action sends one request to a server of the specification that answers with ${body}`, async ({
    page,
    consoleErrors,
  }) => {
    // Requests that the specification does not name fail.
    consoleErrors.expect(failedResource(404));
    const requests = await answerAsSpecified(page, body);
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    /** Performs an action and expects these writing requests, and that no list is loaded again and again. */
    async function act(action: () => Promise<unknown>, ...expected: string[]) {
      requests.length = 0;
      await action();
      const writes = () => requests.filter((request) => !request.startsWith('GET '));
      await expect.poll(writes).toEqual(expected);
      await painted(page);
      expect(writes()).toEqual(expected);
      const isRepeated = (request: string) => requests.filter((other) => other === request).length > 3;
      expect(requests.filter(isRepeated)).toEqual([]);
    }

    const account = newAccount();
    await page.goto('/');
    await act(() => signUp(page, account), 'POST users/');
    await act(async () => {
      await logIn(page, account);
      await expect(heading(page, 'Choose Your Destination')).toBeVisible();
    }, 'POST auth/login');
    await act(
      async () => {
        await page.getByRole('button', { name: /Germany/ }).click();
        await expect(dashboard(page)).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Find housing' })).toBeVisible();
      },
      'PATCH users/me',
      'POST settlement-steps/initialize',
    );

    await page.goto('/checklist');
    await act(async () => {
      await page.getByLabel(/^Attach a document/).setInputFiles(pdf('lease.pdf'));
      await expect(page.getByRole('link', { name: /^lease\.pdf/ })).toBeVisible();
    }, 'POST documents/upload');
    await act(async () => {
      await button('Yes').click();
      await expect(page.getByRole('heading', { name: 'Have you done this step?' })).toHaveCount(1);
    }, 'PATCH settlement-steps/1');
    await page.getByRole('button', { name: 'Details: Find housing' }).click();
    await act(async () => {
      await button('No, not yet').first().click();
      await expect(button('Yes')).toHaveCount(2);
    }, 'PATCH settlement-steps/1');
    await act(async () => {
      await button('Reset checklist').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reset checklist' }).click();
      await expect(alert(page, 'Your settlement steps were reset.')).toBeVisible();
    }, 'POST settlement-steps/reset');

    await page.goto('/documents');
    await act(async () => {
      await page.getByLabel('Choose a file', { exact: true }).setInputFiles(pdf('passport.pdf'));
      await button('Upload document').click();
      await expect(page.getByRole('link', { name: 'Download passport.pdf' })).toBeVisible();
    }, 'POST documents/upload');
    await act(async () => {
      await button('Delete passport.pdf').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete document' }).click();
      await expect(page.getByRole('link', { name: 'Download passport.pdf' })).toBeHidden();
    }, 'DELETE documents/42');

    await page.goto('/community');
    await act(async () => {
      await button('Ask a question').click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Who repairs shoes?');
      await button('Post question').click();
      await expect(page.getByRole('article', { name: 'Who repairs shoes?' })).toBeVisible();
    }, 'POST forum/questions');

    await page.goto('/forum/question/21');
    const helpful = page.getByRole('button', { name: /^Helpful/ });
    const notHelpful = page.getByRole('button', { name: /^Not helpful/ });
    for (const [index, path] of ['questions/21', 'answers/31'].entries()) {
      for (const [vote, name] of [
        [helpful, /^Helpful, 14 votes/],
        [notHelpful, /^Not helpful, 3 votes/],
      ] as const) {
        await act(async () => {
          await vote.nth(index).click();
          await expect(vote.nth(index)).toHaveAccessibleName(name);
        }, `POST forum/${path}/vote`);
      }
    }
    await act(async () => {
      await page.getByRole('textbox', { name: 'Your answer' }).fill('The one at the station.');
      await button('Post answer').click();
      await expect(page.getByText('The one at the station.', { exact: true }).last()).toBeVisible();
    }, 'POST forum/questions/21/answers');
    await page.goto('/forum/question/22');
    await act(async () => {
      await page.getByRole('button', { name: /^Accept Answer/ }).click();
      await expect(page.getByText('Accepted answer')).toBeVisible();
    }, 'POST forum/answers/32/accept');

    await page.goto('/profile');
    await act(async () => {
      await page.getByLabel('City').fill('Berlin');
      await button('Save changes').click();
      await expect(page.getByText('Profile updated successfully!')).toBeVisible();
      await expect(page.getByLabel('City')).toHaveValue('Berlin');
    }, 'PATCH users/me');
    await act(
      async () => {
        await page.getByLabel('Choose a photo').setInputFiles(png());
        await expect(page.getByRole('img', { name: /^New photo of/ })).toBeVisible();
        await button('Save changes').click();
        await expect(page.getByRole('img', { name: /^Photo of/ })).toBeVisible();
      },
      'POST users/me/profile-photo',
      'PATCH users/me',
    );
    const dialog = (name: string) => page.getByRole('dialog', { name });
    await page.getByRole('button', { name: /^Change password/ }).click();
    await act(async () => {
      await dialog('Change password').getByLabel('Current password').fill(account.password);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Confirm new password')).toBeVisible();
    }, 'POST auth/verify-password');
    await act(async () => {
      await setNewPassword(page);
      await expect(toast(page, 'Password changed successfully')).toBeVisible();
      await expect(dialog('Change password')).toBeHidden();
    }, 'POST auth/change-password');
    await act(async () => {
      await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('de');
      await expect(heading(page, 'Profil')).toBeVisible();
    }, 'PATCH users/me');
    await act(async () => {
      await page.getByRole('banner').getByRole('combobox', { name: 'Sprache' }).selectOption('en');
      await expect(heading(page, 'Profile')).toBeVisible();
    }, 'PATCH users/me');
    await act(async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
      await expect(landing(page)).toBeVisible();
    }, 'POST auth/logout');

    const forgotten = await openDialog(page, 'Log in');
    await forgotten.getByLabel('Email').fill(account.email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await act(async () => {
      await button('Send the link').click();
      await expect(page.getByText(`If ${account.email} has an account`)).toBeVisible();
    }, 'POST auth/request-password-reset');
    await button('Do you remember your password after all?').click();
    await page.getByLabel('Current password').fill(account.password);
    await act(async () => {
      await setNewPassword(page);
      await expect(dialog('Log in')).toBeVisible();
    }, 'POST auth/change-password-by-email');
    await page.goto('/reset-password?token=specified');
    await act(async () => {
      await setNewPassword(page);
      await expect(toast(page, 'Password reset successful. Please log in.')).toBeVisible();
    }, 'POST auth/reset-password');
  });
}

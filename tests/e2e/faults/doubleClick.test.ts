import type { Locator } from '@playwright/test';
import type { EndpointName } from '@settlement-help/contract';
import { pdf } from '../../../tools/test-server/files.ts';
import { newAccount } from '../../../tools/test-server/person.ts';
import { fillRegistration, openDialog, uniqueTitle } from '../support/actions.ts';
import { alert, dashboard, expect, heading, landing, test } from '../support/fixtures.ts';

test('a double click on a submit button of any kind sends one request', { tag: '@case13' }, async ({
  page,
  network,
}) => {
  // The request is held during the double click, so that the second click meets the button.
  const sendOnce = async (endpoint: EndpointName, button: Locator, result: Locator) => {
    const request = await network.holdRequests(endpoint);
    await button.dblclick();
    await request.first;
    request.release();
    await expect(result).toBeVisible();
    expect(request.count(), endpoint).toBe(1);
    await request.stop();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const account = newAccount();

  await page.goto('/');
  await openDialog(page, 'Create Account');
  const registration = await fillRegistration(page, account);
  const create = registration.getByRole('button', { name: 'Create Account' });
  await sendOnce('register', create, page.getByText('Registration Successful!'));
  await expect(registration).toBeHidden();

  const login = await openDialog(page, 'Log in');
  await login.getByLabel('Email').fill(account.email);
  await login.getByLabel('Password', { exact: true }).fill(account.password);
  const destination = heading(page, 'Choose Your Destination');
  await sendOnce('login', login.getByRole('button', { name: 'Log in' }), destination);
  await sendOnce('updateMe', button(/Germany/), dashboard(page));

  await page.goto('/checklist');
  await sendOnce('updateStep', button('Yes').first(), page.getByText(/^You marked this done on/));
  await button('Reset checklist').click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Reset checklist' });
  await sendOnce('resetSteps', confirm, alert(page, 'Your settlement steps were reset.'));

  await page.goto('/documents');
  await page.getByLabel('Choose a file', { exact: true }).setInputFiles(pdf('passport.pdf'));
  const stored = page.getByRole('link', { name: 'Download passport.pdf' });
  await sendOnce('uploadDocument', button('Upload document'), stored);

  await page.goto('/community');
  await button('Ask a question').click();
  const title = uniqueTitle('Who repairs shoes?');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await sendOnce('createQuestion', button('Post question'), page.getByRole('article', { name: title }));

  await page.goto('/profile');
  const save = button('Save changes');
  await page.getByLabel('City').fill('Berlin');
  await sendOnce('updateMe', save, page.getByText('Profile updated successfully!'));
  await sendOnce('logout', page.getByRole('banner').getByRole('button', { name: 'Logout' }), landing(page));
});

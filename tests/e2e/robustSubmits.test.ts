import type { EndpointName } from '@settlement-help/contract';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hold, landing } from './failing.ts';
import { pdf } from './files.ts';
import { waitForLink } from './outbox.ts';
import { arrive, newPerson, newTitle } from './person.ts';
import { test } from './support.ts';

/** Double-clicks; the call is kept waiting meanwhile, so that a second one would be seen. */
async function sendOnce(page: Page, call: EndpointName, button: Locator, done: Locator) {
  const held = await hold(page, call);
  await button.dblclick();
  await held.first;
  held.release();
  await done.waitFor();
  expect(held.count(), call).toBe(1);
  await held.stop();
}

describe('case 13: a double click on every submit', () => {
  const next = 'a new sentence for the door';
  const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name });

  test('case 13: sends one request as a visitor', async ({ page, server }) => {
    const person = newPerson();
    const dialog = page.getByRole('dialog');
    await page.goto('/?dialog=create-account');
    await dialog.getByLabel('Full name').fill(person.name);
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    const registered = page.getByText('Registration Successful!');
    await sendOnce(page, 'register', button(dialog, 'Create Account'), registered);

    await page.goto('/?dialog=forgot-password');
    await dialog.getByLabel('Email').fill(person.email);
    const current = dialog.getByLabel('Current password');
    await sendOnce(page, 'requestPasswordReset', button(dialog, 'Send the link'), current);

    await page.goto(await waitForLink(server, person));
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password').fill(next);
    await sendOnce(page, 'resetPassword', button(page, 'Set new password'), landing(page));

    await page.goto('/?dialog=forgot-password');
    await dialog.getByLabel('Email').fill(person.email);
    await button(dialog, 'Send the link').click();
    await current.fill(next);
    for (const label of ['New password', 'Confirm new password']) {
      await dialog.getByLabel(label, { exact: true }).fill(person.password);
    }
    const changed = page.getByText('Password changed successfully').first();
    await sendOnce(page, 'changePasswordByEmail', button(dialog, 'Change password'), changed);

    await page.goto('/?dialog=log-in');
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    const destination = page.getByRole('heading', { name: 'Choose Your Destination' });
    await sendOnce(page, 'login', button(dialog, 'Log in'), destination);
    const welcome = page.getByRole('heading', { name: /^Welcome back/ });
    await sendOnce(page, 'updateMe', button(page, /Germany/), welcome);
    await sendOnce(page, 'logout', button(page, 'Logout'), landing(page));
  });

  test('case 13: sends one request on the checklist and the documents', async ({ page, server }) => {
    await arrive(page, server, newPerson(), '/checklist');
    const marked = page.getByText(/^You marked this done on/);
    await sendOnce(page, 'updateStep', button(page, 'Yes').first(), marked);
    await button(page, 'Reset checklist').click();
    const reset = page.getByText('Your settlement steps were reset.');
    await sendOnce(page, 'resetSteps', button(page.getByRole('alertdialog'), 'Reset checklist'), reset);

    await page.goto('/documents');
    await page.getByLabel('Choose a file', { exact: true }).setInputFiles(pdf('passport.pdf'));
    const stored = page.getByRole('link', { name: 'Download passport.pdf' });
    await sendOnce(page, 'uploadDocument', button(page, 'Upload document'), stored);
    await button(page, 'Delete passport.pdf').click();
    const empty = page.getByRole('heading', { name: 'Your papers will be here' });
    await sendOnce(page, 'deleteDocument', button(page.getByRole('alertdialog'), 'Delete document'), empty);
  });

  test('case 13: sends one request in the forum and on the profile', async ({ page, server }) => {
    const member = await arrive(page, server, newPerson(), '/community');
    await button(page, 'Ask a question').click();
    const title = newTitle('Who repairs shoes?');
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    const posted = page.getByRole('article', { name: title });
    await sendOnce(page, 'createQuestion', button(page, 'Post question'), posted);
    await posted.getByRole('link', { name: title }).click();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('The shop by the station.');
    const accept = button(page, /^Accept Answer/);
    await sendOnce(page, 'createAnswer', button(page, 'Post answer'), accept);
    await sendOnce(page, 'acceptAnswer', accept, page.getByText('Accepted answer'));

    await page.goto('/profile');
    await page.getByLabel('City').fill('Berlin');
    const saved = page.getByText('Profile updated successfully!');
    await sendOnce(page, 'updateMe', button(page, 'Save changes'), saved);
    await button(page, 'Change password').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(member.password);
    const newPassword = dialog.getByLabel('New password', { exact: true });
    await sendOnce(page, 'verifyPassword', button(dialog, 'Continue'), newPassword);
    await newPassword.fill(next);
    await dialog.getByLabel('Confirm new password').fill(next);
    const changed = page.getByText('Password changed successfully').first();
    await sendOnce(page, 'changePassword', button(dialog, 'Change password'), changed);
    await button(page, 'Delete account').click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Current password').fill(next);
    await sendOnce(page, 'deleteAccount', button(question, 'Delete account'), landing(page));
  });
});

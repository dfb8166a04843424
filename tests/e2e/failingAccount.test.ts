import { createClient } from '@settlement-help/contract';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { detail, failing, failingToLoad, landing, type Scene, words } from './failing.ts';
import { png } from './files.ts';
import { waitForLink } from './outbox.ts';
import { newPerson } from './person.ts';

const next = 'a new sentence for the door';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const value = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

async function openLanding(page: Page, button: string) {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await dialog(page, button).waitFor();
}

async function typePasswords(page: Page, passwords: Record<string, string>) {
  for (const [label, password] of Object.entries(passwords)) {
    await page.getByLabel(label, { exact: true }).fill(password);
  }
}

const newTwice = { 'New password': next, 'Confirm new password': next };

async function keptPasswords(page: Page) {
  expect(await value(page, 'New password')).toBe(next);
  expect(await value(page, 'Confirm new password')).toBe(next);
}

const unknown = 'Something went wrong. Please try again.';
const offline = 'Network error. Please try again.';
const sessions = (page: Page) => page.getByRole('region', { name: 'Where you are logged in' });

async function logInElsewhere({ page, member, server }: Scene) {
  await createClient({ baseUrl: server.url }).login({ body: member });
  await page.reload();
  await sessions(page).getByText('This device').waitFor();
}

describe('case 24: a visitor', () => {
  let newcomer = newPerson();
  failing('the sign-up', {
    call: 'register',
    open: async ({ page }) => {
      await openLanding(page, 'Create Account');
      newcomer = newPerson();
      await page.getByLabel('Full name').fill(newcomer.name);
      await page.getByLabel('Email').fill(newcomer.email);
      await page.getByLabel('Password', { exact: true }).fill(next);
    },
    press: (page) => dialog(page, 'Create Account').getByRole('button', { name: 'Create Account' }),
    says: words(detail, 'Registration failed', 'Network error. Please try again.'),
    kept: async (page) => {
      expect(await value(page, 'Full name')).toBe(newcomer.name);
      expect(await value(page, 'Email')).toBe(newcomer.email);
      expect(await value(page, 'Password')).toBe(next);
    },
    works: async ({ page }) => {
      await page.getByText('Registration Successful!').waitFor();
      await page.getByText('You can now log in with your credentials.').waitFor();
    },
  });

  failing('the log-in', {
    call: 'login',
    open: async ({ page, member }) => {
      await openLanding(page, 'Log in');
      await page.getByLabel('Email').fill(member.email);
      await page.getByLabel('Password', { exact: true }).fill(member.password);
    },
    press: (page) => dialog(page, 'Log in').getByRole('button', { name: 'Log in' }),
    says: words(detail, 'Login failed', 'The server could not be reached'),
    kept: async (page) => expect(await value(page, 'Password')).not.toBe(''),
    works: ({ page }) => page.getByRole('heading', { name: /^Welcome back/ }).waitFor(),
  });

  failing('the letter of a forgotten password', {
    call: 'requestPasswordReset',
    open: async ({ page, member }) => {
      await openLanding(page, 'Log in');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await dialog(page, 'Forgot password?').getByLabel('Email').fill(member.email);
    },
    press: (page) => page.getByRole('button', { name: 'Send the link' }),
    says: words(detail, 'Something went wrong. Please try again.', 'Network error while requesting reset'),
    kept: async (page) => expect(await value(page, 'Email')).toMatch(/@example\.org$/),
    works: ({ page, member }) => page.getByText(`If ${member.email} has an account`).waitFor(),
  });

  failing('a new password by who knows the old one', {
    call: 'changePasswordByEmail',
    open: async ({ page, member }) => {
      await openLanding(page, 'Log in');
      await page.getByLabel('Email').fill(member.email);
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByLabel('Current password').waitFor();
      await typePasswords(page, { 'Current password': member.password, ...newTwice });
    },
    press: (page) => page.getByRole('button', { name: 'Change password' }),
    says: words(detail, 'Change failed', 'Network error'),
    kept: keptPasswords,
    works: ({ page }) => page.getByText('Password changed successfully').first().waitFor(),
  });

  failing('the page of the letter', {
    call: 'resetPassword',
    open: async ({ page, server, member }) => {
      await member.api.requestPasswordReset({ body: { email: member.email } });
      await page.goto(await waitForLink(server, member));
      await page.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
      await typePasswords(page, newTwice);
    },
    press: (page) => page.getByRole('button', { name: 'Set new password' }),
    says: words(detail, 'Reset failed'),
    kept: keptPasswords,
    works: ({ page }) => page.getByText('Password reset successful. Please log in.').first().waitFor(),
  });
});

const openPasswordDialog = async ({ page, member }: Scene) => {
  await page.getByRole('button', { name: 'Change password' }).click();
  await typePasswords(page, { 'Current password': member.password });
};

const failed = 'Failed to update profile. Please try again.';

describe('case 24: the profile', () => {
  failing('saving it', {
    call: 'updateMe',
    path: '/profile',
    open: ({ page }) => page.getByLabel('City').fill('Berlin'),
    press: (page) => page.getByRole('button', { name: 'Save changes' }),
    says: words(failed, failed),
    kept: async (page) => expect(await value(page, 'City')).toBe('Berlin'),
    works: ({ page }) => page.getByText('Profile updated successfully!').waitFor(),
  });

  failing('the photo', {
    call: 'uploadProfilePhoto',
    path: '/profile',
    open: async ({ page }) => {
      await page.getByLabel('City').fill('Berlin');
      await page.getByLabel('Choose a photo').setInputFiles(png());
      await page.getByRole('img', { name: /^New photo of/ }).waitFor();
    },
    press: (page) => page.getByRole('button', { name: 'Save changes' }),
    says: words('Failed to upload profile photo', 'Failed to upload profile photo'),
    kept: async (page) => {
      expect(await value(page, 'City')).toBe('Berlin');
      await page.getByRole('img', { name: /^New photo of/ }).waitFor();
    },
    works: async ({ page, member }) => {
      await page.getByText('Profile updated successfully!').waitFor();
      expect((await member.api.getMe()).profile_photo).toBeTruthy();
    },
  });

  failing('the current password', {
    call: 'verifyPassword',
    path: '/profile',
    open: openPasswordDialog,
    press: (page) => page.getByRole('button', { name: 'Continue' }),
    says: words(detail, 'Incorrect password', 'Network error'),
    kept: async (page) => expect(await value(page, 'Current password')).not.toBe(''),
    works: ({ page }) => page.getByText('Password verified — enter a new password below').first().waitFor(),
  });

  failing('the new password', {
    call: 'changePassword',
    path: '/profile',
    open: async (scene) => {
      await openPasswordDialog(scene);
      await scene.page.getByRole('button', { name: 'Continue' }).click();
      await scene.page.getByLabel('New password', { exact: true }).waitFor();
      await typePasswords(scene.page, newTwice);
    },
    press: (page) => dialog(page, 'Change password').getByRole('button', { name: 'Change password' }),
    says: words(detail, 'Change failed', 'Network error'),
    kept: keptPasswords,
    works: ({ page }) => page.getByText('Password changed successfully').first().waitFor(),
  });

  failing('the session of another device', {
    call: 'endSession',
    path: '/profile',
    open: logInElsewhere,
    press: (page) => sessions(page).getByRole('button', { name: /^Log out: / }),
    says: words(detail, unknown, offline),
    kept: async (page) => expect(await sessions(page).getByRole('listitem').count()).toBe(2),
    works: ({ page }) => expect.poll(() => sessions(page).getByRole('listitem').count()).toBe(1),
  });

  failing('every other session', {
    call: 'logoutElsewhere',
    path: '/profile',
    open: logInElsewhere,
    press: (page) => page.getByRole('button', { name: 'Log out everywhere else' }),
    says: words(detail, unknown, offline),
    kept: async (page) => expect(await sessions(page).getByRole('listitem').count()).toBe(2),
    works: ({ page }) => expect.poll(() => sessions(page).getByRole('listitem').count()).toBe(1),
  });

  failing('the deletion of the account', {
    call: 'deleteAccount',
    path: '/profile',
    open: async ({ page, member }) => {
      await page.getByRole('button', { name: 'Delete account' }).click();
      await page.getByLabel('Current password').fill(member.password);
    },
    press: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }),
    says: words(detail, unknown, offline),
    kept: async (page) => expect(await value(page, 'Current password')).not.toBe(''),
    works: ({ page }) => landing(page).waitFor(),
  });

  failingToLoad('the sessions', {
    call: 'listSessions',
    path: '/profile',
    says: words(detail, unknown, offline),
    works: ({ page }) => sessions(page).getByText('This device').waitFor(),
  });
});

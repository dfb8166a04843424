import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@settlement-help/contract';
import { describe, expect, vi } from 'vitest';
import { arrive, join as joinAs, logIn, newPerson, signUp } from './person.ts';
import { test } from './support.ts';

const landing = { level: 1, name: /^A new country/ } as const;

describe('where somebody is logged in', () => {
  test('is shown and ended from the profile, and the other device is told', async ({
    browser,
    page,
    server,
  }) => {
    const person = await arrive(page, server);
    const phone = await browser.newContext({
      baseURL: server.url,
      userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    });
    const other = await phone.newPage();
    await other.goto('/');
    await logIn(other, person);
    await other.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor();

    await page.goto('/profile');
    const section = page.getByRole('region', { name: 'Where you are logged in' });
    await section.getByText('Firefox on Android').waitFor();
    expect(await section.getByRole('listitem').count()).toBe(2);
    await section.getByText('This device').waitFor();
    await section.getByRole('button', { name: /^Log out: Firefox on Android/ }).click();
    await section.getByText('Firefox on Android is logged out').waitFor();
    expect(await section.getByRole('listitem').count()).toBe(1);

    await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documents' }).click();
    await other.getByRole('heading', landing).waitFor();
    await other.getByText('Your session has ended. Please log in again.').first().waitFor();
    await phone.close();

    for (let index = 0; index < 2; index += 1) {
      await createClient({ baseUrl: server.url }).login({ body: person });
    }
    await page.reload();
    await section.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect.poll(() => section.getByRole('listitem').count()).toBe(1);
    await page.reload();
    await section.getByText('This device').waitFor();
    expect(await section.getByRole('listitem').count()).toBe(1);
  });
});

describe('an account', () => {
  test('is deleted after the password, its question stays, and its e-mail is free again', async ({
    page,
    server,
  }) => {
    const reader = await joinAs(server, newPerson('Mateo Rojas'));
    const person = await arrive(page, server, newPerson('Leaving Soon'));
    await person.api.createQuestion({ body: { title: 'Where do I hand in my keys?' } });

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await dialog.getByText('your papers').waitFor();
    await dialog.getByLabel('Current password').fill('not this one');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByText('Incorrect password').waitFor();
    await dialog.getByLabel('Current password').fill(person.password);
    await page.keyboard.press('Enter');

    await page.getByRole('heading', landing).waitFor();
    await page.getByText('Your account is deleted.').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const outbox = join(server.dataDir, 'outbox');
    await vi.waitFor(() => {
      const letters = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
      const subject = 'Subject: Your Settlement Help account was deleted';
      expect(
        letters.some((letter) => letter.includes(`To: ${person.email}`) && letter.includes(subject)),
      ).toBe(true);
    });
    const { items } = await reader.api.listQuestions();
    expect(items.find(({ title }) => title === 'Where do I hand in my keys?')?.user.full_name).toBe('Member');

    await signUp(page, person);
    await logIn(page, person);
    await page.getByRole('heading', { level: 1, name: 'Choose Your Destination' }).waitFor();
  });
});

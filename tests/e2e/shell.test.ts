import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { landing } from './failing.ts';
import { arrive, join, logIn, newPerson, signIn } from './person.ts';
import { drawn } from './screens.ts';
import { test } from './support.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const current = (page: Page) => main(page).locator('[aria-current="page"]');

describe('the places', () => {
  const places = {
    '/': ['Dashboard', /^Welcome back, Amira Haddad/],
    '/dashboard': ['Dashboard', /^Welcome back, Amira Haddad/],
    '/checklist': ['Settlement Checklist', 'Settlement Checklist'],
    '/documents': ['Documents', 'Documents'],
    '/services': ['Services', 'Services'],
    '/community': ['Community Forum', 'Community Forum'],
    '/forum': ['Community Forum', 'Community Forum'],
    '/profile': ['Profile', 'Profile'],
  } as const;

  test('have their addresses, and the menu marks where one is', async ({ page, server }) => {
    await arrive(page, server);
    for (const [path, [place, title]] of Object.entries(places)) {
      await page.goto(path);
      await heading(page, title).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await current(page).allTextContents()).toEqual([place]);
    }
    await page.getByText('© 2025 Settlement Help').waitFor();
  });

  test('are led to by the four cards of the dashboard', async ({ page, server }) => {
    await arrive(page, server);
    const cards = {
      'Settlement Checklist': '/checklist',
      Documents: '/documents',
      Services: '/services',
      Community: '/community',
    };
    for (const [name, path] of Object.entries(cards)) {
      await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name }).click();
      await page.waitForURL(`**${path}`);
      await page.goBack();
      await heading(page, /^Welcome back/).waitFor();
    }
  });

  test('are where a person wanted to go before they logged in and chose', async ({ page, server }) => {
    const person = await join(server, newPerson(), null);
    await page.goto('/forum?category=housing');
    await landing(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await logIn(page, person);
    await heading(page, 'Choose Your Destination').waitFor();
    await page.getByRole('button', { name: /France/ }).click();
    await heading(page, 'Community Forum').waitFor();
    expect(page.url()).toBe(`${server.url}/forum?category=housing`);
  });

  test('stay open to who could not tell the server of their choice', async ({ page, server }) => {
    await signIn(page, await join(server, newPerson(), null));
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/api/v1/users/me', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.goto('/');
    await page.getByRole('button', { name: /Germany/ }).click();
    await heading(page, /^Welcome back/).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('selectedCountry'))).toBe('Germany');
    expect(logged.join('\n')).toContain('The destination could not be stored on the server.');
    await main(page).getByRole('link', { name: 'Services' }).click();
    await page.getByText('Offices and everyday services in Germany').waitFor();
    // The choice goes along again with what needs it.
    await page.unroute('**/api/v1/users/me');
    await page.getByRole('link', { name: 'Settlement Checklist' }).click();
    await page.getByRole('heading', { name: /^Step 1: / }).waitFor();
  });
});

describe('the dialog of the password', () => {
  test('is one history entry, which Back, Escape and Close leave', async ({ page, server }) => {
    await arrive(page, server, newPerson(), '/profile');
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    const before = await page.evaluate(() => history.length);
    const ways = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ];
    for (const leave of ways) {
      await page.getByRole('button', { name: 'Change password' }).click();
      await dialog.waitFor();
      await leave();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('');
      await page.getByRole('button', { name: 'Change password' }).and(page.locator(':focus')).waitFor();
    }
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
  });
});

describe('a double click on Logout', () => {
  test.for([
    { on: 'the header', width: 1280 },
    { on: 'the menu', width: 360 },
  ])('of $on opens no dialog of the landing page', async ({ width }, { page, server }) => {
    await page.setViewportSize({ width, height: 740 });
    await arrive(page, server);
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Logout' }).dblclick();
    await landing(page).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('the page of the reset', () => {
  test('without a token says so to a signed-in person, too', async ({ page, server }) => {
    await arrive(page, server, newPerson(), '/reset-password');
    await page.getByText('Missing reset token').first().waitFor();
    await heading(page, /^Welcome back/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('a long page', () => {
  test('offers the way back to its top after more than 300 pixels', async ({ page, server }) => {
    await arrive(page, server, newPerson(), '/checklist');
    await page.getByRole('list', { name: 'Settlement steps' }).waitFor();
    const button = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.waitForFunction(() => window.scrollY === 300);
    expect(await button.count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 301));
    await button.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await button.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});

describe('an address that is typed', () => {
  test('begins at its top, however far the page before it was scrolled', async ({ page, server }) => {
    await arrive(page, server, newPerson(), '/checklist');
    await page.getByRole('list', { name: 'Settlement steps' }).waitFor();
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => window.scrollY === 900);
    await page.goto('/profile');
    await page.getByLabel('City').waitFor();
    await drawn(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('the menu of a phone', () => {
  test('leads everywhere, and closes by Escape and by what it leads to', async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await arrive(page, server);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const hamburger = page.getByRole('button', { name: 'Menu' });
    await hamburger.click();
    await menu.getByText('Amira Haddad').waitFor();
    await menu.getByText('Germany').waitFor();
    expect(await menu.getByRole('link').filter({ hasNotText: /112/ }).allTextContents()).toEqual([
      'Dashboard',
      'Settlement Checklist',
      'Documents',
      'Services',
      'Community Forum',
      'Profile',
    ]);
    expect(await menu.locator('[aria-current="page"]').textContent()).toBe('Dashboard');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await hamburger.and(page.locator(':focus')).waitFor();

    for (const name of ['Community Forum', 'Profile']) {
      await hamburger.click();
      await menu.getByRole('link', { name }).click();
      await heading(page, name).waitFor();
      await menu.waitFor({ state: 'detached' });
    }
  });
});

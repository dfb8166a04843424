import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { arrive, join, type Member, signIn } from './person.ts';
import { test } from './support.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const expectFocus = (page: Page, name: string | RegExp) =>
  heading(page, name).and(page.locator(':focus')).waitFor();
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** Scrolls as a person does, so that the page knows that it is theirs. */
async function scrollTo(page: Page, top: number) {
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, top);
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 2, top);
}

const backAt = (page: Page, top: number) =>
  page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 2, top);

async function askMany({ api }: Member, count: number) {
  for (let number = 1; number <= count; number += 1) {
    await api.createQuestion({ body: { title: `Question ${number}`, category: 'housing' } });
  }
}

describe('the way back', () => {
  test('leads to where a list was left, from the cache and over a reload', async ({ page, server }) => {
    const member = await arrive(page, server);
    await askMany(member, 15);
    await goTo(page, 'Community Forum');
    await page.getByRole('article', { name: 'Question 15' }).first().waitFor();
    expect(await scrolled(page)).toBe(0);

    await scrollTo(page, 900);
    await page.locator('main article h3 a, main article h2 a').nth(6).click();
    await expectFocus(page, /^Question/);
    expect(await scrolled(page)).toBe(0);

    await page.goBack();
    await expectFocus(page, 'Community Forum');
    await backAt(page, 900);

    await page.reload();
    await page.getByRole('article', { name: 'Question 1', exact: true }).first().waitFor();
    await backAt(page, 900);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  test('out of a dialog moves nothing', async ({ page, server }) => {
    await arrive(page, server, undefined, '/profile');
    const change = page.getByRole('button', { name: 'Change password' });
    await change.hover();
    const before = await scrolled(page);
    await change.click();
    await page.getByRole('dialog', { name: 'Change password' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(before).toBeGreaterThan(0);
    expect(await scrolled(page)).toBe(before);
    expect(await change.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('and an address lead to the step that is named', async ({ page, server }) => {
    await arrive(page, server, undefined, '/checklist#step-6');
    const step = page.locator('#step-6');
    await step.waitFor();
    await page.waitForFunction(() => {
      const top = document.querySelector('#step-6')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < 200;
    });
  });
});

describe('each screen', () => {
  test('has its title and the focus on its heading, after a redirect too', async ({ page, server }) => {
    const member = await join(server);
    await signIn(page, member);
    await page.goto('/no/such/place');
    await heading(page, /^Welcome back/).waitFor();
    expect(await page.title()).toBe('Dashboard · Settlement Help');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    for (const name of ['Settlement Checklist', 'Documents', 'Services', 'Community Forum', 'Profile']) {
      await goTo(page, name);
      await expectFocus(page, name);
      expect(await page.title()).toBe(`${name} · Settlement Help`);
    }
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectFocus(page, /^A new country/);
    await page.goto(`${server.url}//elsewhere.example/path`);
    await heading(page, /^A new country/).waitFor();
  });

  test('says so where its chunk cannot be fetched, and comes when it can', async ({ page, server }) => {
    await arrive(page, server);
    await page.route('**/assets/Services-*.js', (route) => route.abort());
    await goTo(page, 'Services');
    await page.getByRole('alert').getByText('This page could not be shown').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.unroute('**/assets/Services-*.js');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await heading(page, 'Services').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('a dialog whose chunk cannot be fetched', () => {
  const words = 'Network error. Please try again.';

  test('says so on the landing page, and opens when it can', async ({ page }) => {
    await page.route('**/assets/AuthDialog-*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('alert').getByText(words).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.unroute('**/assets/AuthDialog-*.js');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('says so beside the button, and opens when it can', async ({ page, server }) => {
    await arrive(page, server, undefined, '/checklist');
    await page.route('**/assets/ResetDialog-*.js', (route) => route.abort());
    const reset = page.getByRole('button', { name: 'Reset checklist' });
    await reset.click();
    await page.getByRole('alert').getByText(words).waitFor();
    await page.unroute('**/assets/ResetDialog-*.js');
    await reset.click();
    await page.getByRole('alertdialog').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

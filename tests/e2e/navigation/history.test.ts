import type { Page } from '@playwright/test';
import { openDialog } from '../support/actions.ts';
import { expect, heading, painted, scrollPosition, section, test } from '../support/fixtures.ts';

const expectScrollPosition = (page: Page, top: number) => expect.poll(() => scrollPosition(page)).toBe(top);

/** Scrolls with the wheel, because a scripted scroll is no user scroll. */
async function scrollTo(page: Page, top: number) {
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, top);
  await expectScrollPosition(page, top);
}

test('Back and a reload restore the scroll position of a list', async ({ personPage: page, api }) => {
  for (let number = 1; number <= 15; number += 1) {
    await api.createQuestion({ body: { title: `Question ${number}`, category: 'housing' } });
  }
  await page.goto('/');
  await section(page, 'Community Forum').click();
  await expect(page.getByRole('article', { name: 'Question 15' }).first()).toBeVisible();
  expect(await scrollPosition(page)).toBe(0);

  await scrollTo(page, 900);
  await page.getByRole('article').getByRole('heading').getByRole('link').nth(6).click();
  await expect(heading(page, /^Question/)).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);

  await page.goBack();
  await expect(heading(page, 'Community Forum')).toBeFocused();
  await expectScrollPosition(page, 900);

  await page.reload();
  await expect(page.getByRole('article', { name: 'Question 1', exact: true }).first()).toBeVisible();
  await expectScrollPosition(page, 900);
  await expect(page.locator('body')).toBeFocused();
});

test('a reload after choosing a category restores the scroll position', async ({ personPage: page, api }) => {
  for (let number = 1; number <= 15; number += 1) {
    await api.createQuestion({ body: { title: `Bank ${number}`, category: 'banking' } });
  }
  await page.goto('/community');
  await expect(page.getByRole('article', { name: 'Bank 15' }).first()).toBeVisible();
  await scrollTo(page, 200);
  await page.getByRole('radiogroup', { name: 'Category' }).getByRole('radio', { name: 'Banking' }).check();
  await expect(page).toHaveURL(/category=banking/);
  await expect(page.getByRole('article', { name: 'Bank 15' }).first()).toBeVisible();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Bank 15' }).first()).toBeVisible();
  await expectScrollPosition(page, before);
});

test('a typed address starts at the top', async ({ personPage: page }) => {
  await page.goto('/checklist');
  await expect(page.getByRole('list', { name: 'Settlement steps' })).toBeVisible();
  await scrollTo(page, 900);
  await page.goto('/profile');
  await expect(page.getByLabel('City')).toBeVisible();
  await painted(page);
  expect(await scrollPosition(page)).toBe(0);
});

test('an address with a hash scrolls to its step', async ({ personPage: page }) => {
  await page.goto('/checklist#step-6');
  await page.waitForFunction(() => {
    const top = document.querySelector('#step-6')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 200;
  });
});

test('a dialog of the landing page is one history entry, closed by Back, Escape and Close', async ({
  page,
}) => {
  await page.goto('/');
  const before = await page.evaluate(() => history.length);
  await openDialog(page, 'Log in');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();

  const dialog = await openDialog(page, 'Log in');
  await dialog.getByLabel('Email').press('Escape');
  await expect(dialog).toBeHidden();

  await openDialog(page, 'Log in');
  await dialog.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('dialog', { name: 'Create Account' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
});

test('the password dialog is one history entry, and closing it restores scroll position and focus', async ({
  personPage: page,
}) => {
  await page.goto('/profile');
  const open = page.getByRole('button', { name: 'Change password' });
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await open.hover();
  const entries = await page.evaluate(() => history.length);
  const top = await scrollPosition(page);
  expect(top).toBeGreaterThan(0);
  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const leave of ways) {
    await open.click();
    await expect(dialog).toBeVisible();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/profile');
    await expect(open).toBeFocused();
    expect(await scrollPosition(page)).toBe(top);
  }
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
});

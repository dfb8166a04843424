import type { Locator, Page } from '@playwright/test';
import type { Person } from '../../../tools/test-server/person.ts';
import { expect, heading, painted, test, toast } from '../support/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

const close = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Close' });

async function expectUncovered(locator: Locator) {
  await painted(locator.page());
  const isCovered = await locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.02, 0.5, 0.98].some((share) =>
      document.elementFromPoint(left + width * share, top + height * share)?.closest('li[data-tone]'),
    );
  });
  expect(isCovered).toBe(false);
}

/** Enters the current password, which a toast over the dialog confirms. */
async function verifyPassword(page: Page, { password }: Person) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  const verified = toast(page, 'Password verified — enter a new password below');
  await expect(verified).toBeVisible();
  return { dialog, verified };
}

test('a toast on a phone covers neither the heading nor a control, and the first Tab leads to Close', async ({
  personPage: page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'You are logged out.')).toBeVisible();
  await expectUncovered(heading(page, /^A new country/));
  await expectUncovered(page.getByRole('button', { name: 'Log in' }).first());
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'You are logged out.')).toBeHidden();
});

test('a toast covers no control of the dialog below it, and Tab leads to its Close button and back', async ({
  personPage: page,
  person,
}) => {
  const { dialog } = await verifyPassword(page, person);
  await expectUncovered(dialog.getByRole('heading', { name: 'Change password' }));
  await expectUncovered(dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog.getByLabel('New password', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).not.toBeFocused();
  await expect(dialog.locator(':focus')).toHaveCount(1);
});

test('a toast does not cover the focused field when an on-screen keyboard halves the window', async ({
  personPage: page,
  person,
}) => {
  await page.setViewportSize({ width: 800, height: 740 });
  const { dialog, verified } = await verifyPassword(page, person);
  // The pointer keeps the toast open.
  await verified.hover();
  const field = dialog.getByLabel('Confirm new password');
  await field.focus();
  for (const height of [420, 380, 340]) {
    await page.setViewportSize({ width: 800, height });
    await verified.hover();
    await expect(() => expectUncovered(field)).toPass({ timeout: 5000 });
  }
});

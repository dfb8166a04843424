import { expect } from 'vitest';
import { arrive } from './person.ts';
import { test } from './support.ts';

test('ten times Yes completes the checklist, celebrates once, and a reset starts anew', async ({ page }) => {
  await arrive(page);
  await page.getByRole('link', { name: 'Open step 1' }).click();
  const progress = page.getByRole('progressbar', { name: 'Progress' });

  for (let done = 1; done <= 10; done += 1) {
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.locator(`[aria-valuetext="${done} of 10 steps"]`).waitFor();
  }
  const celebration = page.getByRole('dialog', { name: 'Congratulations!' });
  await celebration.waitFor();
  await page.keyboard.press('Escape');
  await celebration.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Settlement Complete' }).waitFor();
  await page.getByRole('heading', { name: 'Done', exact: true }).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: 'Settlement Complete' }).waitFor();
  expect(await celebration.count()).toBe(0);

  await page.getByRole('button', { name: 'Reset checklist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset checklist' }).click();
  await page.getByRole('alert').getByText('Your settlement steps were reset.').waitFor();
  expect(await progress.getAttribute('aria-valuetext')).toBe('0 of 10 steps');
  expect(await page.getByText('Complete previous step to unlock').count()).toBe(9);
});

test('No opens a stamped step again and locks nothing that was open', async ({ page }) => {
  await arrive(page);
  await page.getByRole('link', { name: 'Open step 1' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('group', { name: 'Have you found a place where you can register?' }).waitFor();

  await page.getByRole('button', { name: /^Details/ }).click();
  const first = page.getByRole('group', { name: 'Are you covered by health insurance?' });
  await first.getByRole('button', { name: 'No, not yet' }).click();
  await first.getByRole('button', { name: 'Yes' }).waitFor();
  await page.reload();
  await first.getByRole('button', { name: 'Yes' }).waitFor();
  await page.getByRole('group', { name: 'Have you found a place where you can register?' }).waitFor();
});

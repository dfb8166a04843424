import type { Page } from '@playwright/test';
import { waitUntilLoaded } from '../../../tools/test-server/screens.ts';
import { originalLines, translateInBrowser } from '../support/browserTranslation.ts';
import { expect, expectProgress, heading, section, test } from '../support/fixtures.ts';

const language = (page: Page) => page.getByRole('banner').getByRole('combobox');

test('a page shows changed texts while the browser translates it and after that', async ({
  personPage: page,
}) => {
  await page.goto('/checklist');
  await expect(heading(page, 'Settlement Checklist')).toBeVisible();

  async function completeStep(number: number) {
    await page.getByRole('button', { name: 'Yes' }).click();
    await expectProgress(page, number);
    await expect(page.getByText(`${number}0% of the way`)).toBeVisible();
    await expect(page.getByText(`Step ${number + 1} is unlocked`)).toBeAttached();
  }

  const showOriginal = await translateInBrowser(page);
  await completeStep(1);
  await completeStep(2);
  await section(page, 'Dashboard').click();
  await expect(heading(page, /Welcome back/)).toBeVisible();
  await section(page, 'Settlement Checklist').click();
  await completeStep(3);
  await expect(page.getByText('‹')).not.toHaveCount(0);
  await showOriginal();
  await expect(page.getByText('‹')).toHaveCount(0);
  await completeStep(4);
});

test('a change of the language changes all texts of a page that the browser translates', async ({
  personPage: page,
}) => {
  const fresh = await page.context().newPage();
  const paths = ['/dashboard', '/checklist', '/documents', '/community', '/profile', '/situation'];
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await waitUntilLoaded(page);
    await translateInBrowser(page);
    // The other page takes the language from the profile.
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await language(page).selectOption(index % 2 === 0 ? 'de' : 'en');
    await saved;
    await fresh.goto(path);
    await expect(
      async () => expect(await originalLines(page)).toEqual(await originalLines(fresh)),
      path,
    ).toPass();
  }
});

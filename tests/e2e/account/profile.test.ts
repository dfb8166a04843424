import { readFile } from 'node:fs/promises';
import { png } from '../../../tools/test-server/files.ts';
import { expect, landing, test } from '../support/fixtures.ts';

test('a saved profile is shown after a reload', async ({ personPage: page }) => {
  await page.goto('/profile');
  await expect(page.getByText('Syria')).toBeVisible();
  const values = {
    'Full name': 'Amira H. 🗝',
    'Street address': 'Karl-Marx-Straße 12',
    'Postal code': '12043',
    City: 'Berlin',
    Phone: '+49 30 901820',
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.reload();
  for (const [label, value] of Object.entries(values)) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await expect(page.getByRole('banner')).toContainText('Amira H. 🗝');
  await expect(page.getByText('Discard changes')).toBeHidden();
});

test('the draft of the profile is kept over a reload and deleted at log-out', async ({
  personPage: page,
}) => {
  await page.goto('/profile');
  await page.getByLabel('City').fill('Berlin');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Berlin');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(landing(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a photo is uploaded, shown and removed', async ({ personPage: page }) => {
  await page.goto('/profile');
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await page.reload();
  };
  await page.getByLabel('Choose a photo').setInputFiles(png());
  await expect(page.getByRole('img', { name: /^New photo of/ })).toBeVisible();
  await save();

  const photo = page.getByRole('img', { name: 'Photo of Amira Haddad' });
  const width = () =>
    photo.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(await width()).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Remove' }).click();
  await save();
  await expect(page.getByLabel('Choose a photo')).toBeAttached();
  await expect(photo).toBeHidden();
});

test('the data export is downloaded as one archive', async ({ personPage: page }) => {
  await page.goto('/profile/data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything we store about you' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^settlement-help-[\d-]+\.zip$/);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  expect(archive.toString()).toContain('"full_name": "Amira Haddad"');
});

test('the theme is kept over a reload', async ({ personPage: page }) => {
  await page.goto('/profile/appearance');
  await page.getByLabel(/^Night ink/).check();
  await page.reload();
  await expect(page.getByLabel(/^Night ink/)).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { png } from './files.ts';
import { arrive } from './person.ts';
import { test } from './support.ts';

const save = async (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const saved = async (page: Page) => page.getByText('Profile updated successfully!').waitFor();

describe('the profile', () => {
  test('is saved and found again after a reload', async ({ page, server }) => {
    await arrive(page, server);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await page.getByText('Syria').waitFor();
    const values = {
      'Full name': 'Amira H. 🗝',
      'Street address': 'Karl-Marx-Straße 12',
      'Postal code': '12043',
      City: 'Berlin',
      Phone: '+49 30 901820',
    };
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
    await save(page);
    await saved(page);
    await page.reload();
    for (const [label, value] of Object.entries(values)) {
      await page.getByLabel(label).waitFor();
      expect(await page.getByLabel(label).inputValue()).toBe(value);
    }
    await page.getByRole('banner').getByText('Amira H. 🗝').waitFor();
    expect(await page.getByText('Discard changes').count()).toBe(0);
  });

  test('keeps what was typed over a reload, until it is logged out', async ({ page, server }) => {
    await arrive(page, server);
    await page.goto('/profile');
    await page.getByLabel('City').fill('Berlin');
    await page.reload();
    await page.getByRole('button', { name: 'Discard changes' }).waitFor();
    expect(await page.getByLabel('City').inputValue()).toBe('Berlin');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: /^A new country/ }).waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('shows a photo that was uploaded, and no more once it is removed', async ({ page, server }) => {
    await arrive(page, server);
    await page.goto('/profile');
    const photo = page.locator('input[type="file"]');
    await photo.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
    await page.getByRole('alert').getByText('Please select an image file').waitFor();
    await photo.setInputFiles({ ...png(), buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await page.getByRole('alert').getByText('File size must be less than 5MB').waitFor();
    await photo.setInputFiles(png());
    await page.getByRole('img', { name: /^New photo of/ }).waitFor();
    await save(page);
    await saved(page);

    await page.reload();
    const picture = page.getByRole('img', { name: 'Photo of Amira Haddad' }).locator('img');
    await picture.waitFor();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Remove' }).click();
    await save(page);
    await saved(page);
    await page.reload();
    await page.getByLabel('Choose a photo').waitFor();
    expect(await page.getByRole('img', { name: 'Photo of Amira Haddad' }).count()).toBe(0);
  });

  test('says what failed and keeps what was typed', async ({ page, server }) => {
    await arrive(page, server);
    await page.goto('/profile');
    await page.getByLabel('City').fill('Berlin');
    await page.route('**/api/v1/users/me', (route) => route.abort());
    await save(page);
    await page.getByRole('alert').getByText('Failed to update profile. Please try again.').waitFor();
    await page.unroute('**/api/v1/users/me');
    await save(page);
    await saved(page);
  });

  test('leads to another destination and back, and nothing is lost', async ({ page, server }) => {
    await arrive(page, server);
    await page.goto('/checklist');
    await page.getByRole('button', { name: 'Yes' }).click();
    await page
      .getByText(/^You marked this done on/)
      .first()
      .waitFor();
    const settle = async (country: 'France' | 'Germany') => {
      await page.goto('/profile');
      await page.getByRole('link', { name: 'Change destination' }).click();
      await page.getByRole('button', { name: new RegExp(country) }).click();
      await page.getByRole('region', { name: 'Destination' }).getByText(country).waitFor();
    };
    await settle('France');
    await page.goto('/checklist');
    await page.getByText('0% of the way').waitFor();
    await settle('Germany');
    await page.goto('/checklist');
    await page.getByText('10% of the way').waitFor();
  });

  test('keeps the theme, and has it before anything is drawn', async ({ page, server }) => {
    await arrive(page, server);
    await page.goto('/profile');
    await page.getByLabel(/^Night ink/).check();
    await page.reload();
    await page.getByLabel(/^Night ink/).waitFor();
    expect(await page.getByLabel(/^Night ink/).isChecked()).toBe(true);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('fits a phone, where it has the Logout', async ({ page, server }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await arrive(page, server);
    await page.goto('/profile');
    await page.getByLabel('City').waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: /^A new country/ }).waitFor();
  });
});

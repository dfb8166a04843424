import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { arrive } from './person.ts';
import { test } from './support.ts';

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A real picture: a grey square of 64 × 64 pixels. */
function png() {
  const size = 64;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size);
  header.writeUInt32BE(size, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((size + 1) * size, 0x88);
  for (let row = 0; row < size; row += 1) rows[row * (size + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.of()),
  ];
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.concat(parts) };
}

const save = async (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const saved = async (page: Page) => page.getByText('Profile updated successfully!').waitFor();

describe('the profile', () => {
  test('is saved and found again after a reload', async ({ page }) => {
    await arrive(page);
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

  test('keeps what was typed over a reload, until it is logged out', async ({ page }) => {
    await arrive(page);
    await page.goto('/profile');
    await page.getByLabel('City').fill('Berlin');
    await page.reload();
    await page.getByRole('button', { name: 'Discard changes' }).waitFor();
    expect(await page.getByLabel('City').inputValue()).toBe('Berlin');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: /^A new country/ }).waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('shows a photo that was uploaded, and no more once it is removed', async ({ page }) => {
    await arrive(page);
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

  test('says what failed and keeps what was typed', async ({ page }) => {
    await arrive(page);
    await page.goto('/profile');
    await page.getByLabel('City').fill('Berlin');
    await page.route('**/api/v1/users/me', (route) => route.abort());
    await save(page);
    await page.getByRole('alert').getByText('Failed to update profile. Please try again.').waitFor();
    await page.unroute('**/api/v1/users/me');
    await save(page);
    await saved(page);
  });

  test('leads to another destination and back, and nothing is lost', async ({ page }) => {
    await arrive(page);
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

  test('keeps the theme, and has it before anything is drawn', async ({ page }) => {
    await arrive(page);
    await page.goto('/profile');
    await page.getByLabel(/^Night ink/).check();
    await page.reload();
    await page.getByLabel(/^Night ink/).waitFor();
    expect(await page.getByLabel(/^Night ink/).isChecked()).toBe(true);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('fits a phone, where it has the Logout', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await arrive(page);
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

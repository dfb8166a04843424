import { PDFDocument } from '@cantoo/pdf-lib';
import type { Locator, Page } from '@playwright/test';
import { limits } from '@settlement-help/contract';
import { pdf, png, uploadDocument } from '../../../tools/test-server/files.ts';
import { createRotatedPhoto } from '../support/files/photos.ts';
import { scannedPdf } from '../support/files/scannedPdf.ts';
import { expect, test } from '../support/fixtures.ts';

/** A PDF of two pages. Its script would open a window. */
async function lease(password?: string) {
  const document = await PDFDocument.create();
  for (const text of ['Mietvertrag', 'Unterschrift']) document.addPage([300, 400]).drawText(text);
  document.addJavaScript('open', "app.alert('hello')");
  if (password) document.encrypt({ userPassword: password, ownerPassword: password });
  const bytes = await document.save({ useObjectStreams: false });
  return {
    name: password ? 'with password.pdf' : 'lease.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  };
}

/** A PDF of five pages. The first takes seconds to draw, and ends with a dark rectangle over half of the page. */
async function slowDrawing() {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 300]);
  const lines = Array.from({ length: 30_000 }, (_, index) => `0 ${index % 300} m 300 ${index % 299} l S`);
  const content = ['1 g 1 1 1 RG', ...lines, '0 g 0 0 300 150 re f'].join('\n');
  page.node.addContentStream(document.context.register(document.context.flateStream(content)));
  for (let number = 2; number <= 5; number += 1) document.addPage([300, 300]);
  const buffer = Buffer.from(await document.save());
  return { name: 'drawing.pdf', mimeType: 'application/pdf', buffer };
}

/** The share of the page that is dark, from 0 to 1. */
const darkShare = (sheet: Locator) =>
  sheet.evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    if (canvas.width === 0) return 0;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    const isDark = (offset: number) => data?.[offset + 3] === 255 && (data[offset] ?? 255) < 128;
    let dark = 0;
    for (let offset = 0; offset < (data?.length ?? 0); offset += 4) if (isDark(offset)) dark += 1;
    return dark / (canvas.width * canvas.height);
  });

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your documents' }).getByRole('link', { name, exact: true });

test('a PDF and a photo are shown in the app, and Back closes them', async ({ personPage: page, person }) => {
  await uploadDocument(person, await lease());
  await uploadDocument(person, png('me.png'));
  await page.goto('/documents');
  await row(page, 'lease.pdf').click();
  const dialog = page.getByRole('dialog', { name: 'lease.pdf' });
  let sheet = dialog.getByRole('img', { name: 'Page 1 of 2' });
  await expect(dialog.getByText('Mietvertrag')).toBeAttached();
  expect(await darkShare(sheet)).toBeGreaterThan(0.0001);
  const picture = () => sheet.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const drawn = await picture();
  // The page of a reloaded dialog is below it.
  await page.reload();
  await expect(dialog.getByText('Mietvertrag')).toBeAttached();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/documents$/);

  await row(page, 'me.png').click();
  const photo = page.getByRole('dialog', { name: 'me.png' });
  await expect(photo.getByRole('img', { name: 'me.png' })).toHaveJSProperty('naturalWidth', 8);
  await page.keyboard.press('Escape');
  await expect(photo).toBeHidden();
  await expect(row(page, 'me.png')).toBeFocused();

  await page.goto('/documents?lang=ar');
  await page.getByRole('link', { name: 'lease.pdf', exact: true }).click();
  sheet = page.getByRole('dialog').getByRole('img').first();
  await expect(page.getByRole('dialog').getByText('Mietvertrag')).toBeAttached();
  expect((await picture()) === drawn).toBe(true);
});

test('a page that is left while it is drawn is drawn on the way back', async ({
  personPage: page,
  person,
}) => {
  await uploadDocument(person, await slowDrawing());
  await page.goto('/documents');
  await row(page, 'drawing.pdf').click();
  const first = page.getByRole('img', { name: 'Page 1 of 5' });
  const last = page.getByRole('img', { name: 'Page 5 of 5' });
  const width = () => first.evaluate((canvas) => (canvas as HTMLCanvasElement).width);
  // Drawing begins.
  await expect.poll(width).toBeGreaterThan(300);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(width).toBe(0);
  await first.scrollIntoViewIfNeeded();
  await expect.poll(() => darkShare(first)).toBeCloseTo(0.5, 1);
});

test('a PDF with a password and a damaged one say what to do', async ({
  personPage: page,
  person,
  network,
}) => {
  await uploadDocument(person, pdf('with password.pdf'));
  await uploadDocument(person, pdf('damaged.pdf'));
  await page.goto('/documents');
  // Our server refuses it at the upload.
  const { buffer, mimeType } = await lease('secret');
  const protectedFile = await network.intercept('downloadDocument', (route) =>
    route.fulfill({ body: buffer, contentType: mimeType }),
  );
  await row(page, 'with password.pdf').click();
  await expect(page.getByText(/^This PDF needs a password/)).toBeVisible();
  await page.keyboard.press('Escape');
  await protectedFile.stop();
  await row(page, 'damaged.pdf').click();
  await expect(page.getByText(/^This file cannot be shown here/)).toBeVisible();
});

test('a smaller copy of a large photo is uploaded upright and without the place', async ({
  personPage: page,
  person,
  api,
  consoleErrors,
}) => {
  consoleErrors.expect(/413|ERR_/);
  await page.goto('/documents');
  const photo = Buffer.concat([await createRotatedPhoto(page), Buffer.alloc(limits.document.maxBytes)]);
  await page
    .getByLabel('Choose a file', { exact: true })
    .setInputFiles({ name: 'IMG 1.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Upload document' }).click();
  await page.getByRole('button', { name: 'Upload a smaller copy: IMG 1.jpg' }).click();
  await expect(page.getByText('The document is in your list.')).toBeVisible();
  const [stored] = await api.listDocuments();
  expect(stored).toMatchObject({ original_filename: 'IMG 1.jpg', content_type: 'image/jpeg' });
  const response = await fetch(`${person.url}${stored?.download_url}`);
  expect(Buffer.from(await response.arrayBuffer()).includes('GPS')).toBe(false);
  await row(page, 'IMG 1.jpg').click();
  const img = page.getByRole('dialog').getByRole('img', { name: 'IMG 1.jpg' });
  await expect(img).toHaveJSProperty('naturalWidth', 200);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the camera adds a photo to the upload', async ({ personPage: page }) => {
    await page.goto('/documents');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Take a photo' }).click();
    const chooser = await choosing;
    await expect(page.locator('input[capture="environment"]').first()).toHaveAttribute(
      'accept',
      'image/jpeg',
    );
    await chooser.setFiles({ ...png(), name: 'camera.jpg', mimeType: 'image/jpeg' });
    await expect(page.getByText('camera.jpg')).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  const keptFiles = (page: Page) =>
    page.evaluate(
      async () => (await caches.has('documents')) && (await (await caches.open('documents')).keys()).length,
    );

  async function keep(page: Page, name: string) {
    await row(page, name).click();
    const keeps = page.getByRole('dialog').getByRole('switch', { name: 'Keep on this device' });
    await keeps.click();
    await expect(keeps).toBeChecked();
    await page.keyboard.press('Escape');
  }

  test('documents that are kept on the device open, and are gone after the log-out', async ({
    personPage: page,
    person,
    consoleErrors,
  }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await uploadDocument(person, await lease());
    await uploadDocument(person, await scannedPdf());
    await uploadDocument(person, png('me.png'));
    await page.goto('/documents');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await keep(page, 'lease.pdf');
    await keep(page, 'scan.pdf');
    await expect(page.getByText('On this device', { exact: true })).toHaveCount(2);

    await page.context().setOffline(true);
    await page.reload();
    await row(page, 'lease.pdf').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Mietvertrag')).toBeAttached();
    await page.keyboard.press('Escape');
    await row(page, 'scan.pdf').click();
    for (const number of [7, 8]) {
      const sheet = page.getByRole('img', { name: `Page ${number} of 8` });
      await sheet.scrollIntoViewIfNeeded();
      await expect.poll(() => darkShare(sheet), { message: `page ${number}` }).toBeCloseTo(0.28, 1);
    }
    await page.keyboard.press('Escape');
    await row(page, 'me.png').click();
    await expect(dialog.getByRole('alert')).toContainText('The file could not be loaded.');
    await page.keyboard.press('Escape');
    expect(await keptFiles(page)).toBe(2);

    // The browser deletes files when the device has no space.
    await page.evaluate(() => caches.delete('documents'));
    await row(page, 'scan.pdf').click();
    await expect(dialog.getByRole('alert')).toContainText('The file could not be loaded.');
    await page.keyboard.press('Escape');
    await expect(page.getByText('On this device', { exact: true })).toHaveCount(1);

    await page.context().setOffline(false);
    await keep(page, 'scan.pdf');
    await expect.poll(() => keptFiles(page)).toBe(1);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => keptFiles(page)).toBe(false);
  });
});

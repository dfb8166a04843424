import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { unknownSituation } from '@settlement-help/contract';
import { pdf } from '../../../tools/test-server/files.ts';
import { createRotatedPhoto } from '../support/files/photos.ts';
import { expect, test } from '../support/fixtures.ts';

async function pagesOf(count: number) {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) document.addPage([300, 200]);
  return Buffer.from(await document.save());
}

test('the documents of a step are joined into one PDF with upright pages and without the place', async ({
  personPage: page,
  api,
}) => {
  await api.setSituation({ body: { ...unknownSituation, nationality: 'other', purpose: 'work' } });
  await page.goto('/checklist#residence-permit');
  const step = page.getByRole('listitem').filter({ has: page.locator('#residence-permit') });
  const attach = step.getByLabel(/^Attach/);
  const choose = async (name: string, mimeType: string, buffer: Buffer, kind?: string) => {
    await attach.setInputFiles({ name, mimeType, buffer });
    await expect(step.getByRole('link', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
    const question = step.getByRole('group', { name: `What is ${name}?` });
    if (kind) await question.getByRole('button', { name: kind }).click();
  };
  await choose('photo.jpg', 'image/jpeg', await createRotatedPhoto(page), 'Lease');
  await choose('passport.pdf', 'application/pdf', await pagesOf(2), 'Passport');
  await choose('damaged.pdf', 'application/pdf', pdf('').buffer);

  const downloading = page.waitForEvent('download');
  await step.getByRole('button', { name: /^One PDF for the appointment/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Apply for your residence permit.pdf');
  await expect(
    step.getByText('These files are not in the PDF: damaged.pdf.', { exact: false }),
  ).toBeVisible();

  const bytes = await readFile(await download.path());
  const joined = await PDFDocument.load(bytes);
  // The order is that of what to bring: passport, then lease.
  expect(joined.getPages().map((one) => [one.getWidth(), one.getHeight()])).toEqual([
    [300, 200],
    [300, 200],
    [595.28, 841.89],
  ]);
  expect(bytes.includes('GPS')).toBe(false);
});

test('photos of several pages are joined into one PDF before the upload', async ({
  personPage: page,
  person,
  api,
}) => {
  await page.goto('/documents');
  const photo = await createRotatedPhoto(page);
  await page.getByLabel('Choose a file', { exact: true }).setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'back.jpg', mimeType: 'image/jpeg', buffer: photo },
  ]);
  await page.getByRole('button', { name: 'Photos to one PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'One PDF from photos' });
  await dialog.getByRole('button', { name: 'Page 2: turn' }).click();
  await dialog.getByRole('button', { name: 'Join into one PDF' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel(/^Name/).fill('Contract');
  await page.getByRole('button', { name: 'Upload document' }).click();
  await expect(page.getByText('The document is in your list.')).toBeVisible();

  const [stored] = await api.listDocuments();
  const response = await fetch(`${person.url}${stored?.download_url}`);
  const joined = await PDFDocument.load(await response.arrayBuffer());
  // The first photo is upright already, and the second one was turned once more.
  expect(joined.getPages().map((one) => one.getWidth() > one.getHeight())).toEqual([false, true]);
});

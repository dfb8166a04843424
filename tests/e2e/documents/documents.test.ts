import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Client, unknownSituation } from '@settlement-help/contract';
import { pdf, png, uploadDocument } from '../../../tools/test-server/files.ts';
import { dayFromNow, fillDate } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { alert, expect, heading, section, test } from '../support/fixtures.ts';

const fileInput = (page: Page) => page.getByLabel('Choose a file', { exact: true });
const nameInput = (page: Page) => page.getByLabel(/^Name/);
const links = (page: Page) =>
  page.getByRole('list', { name: 'Your documents' }).getByRole('link', { name: /^(?!Download)/ });

const upload = (page: Page) => page.getByRole('button', { name: 'Upload document' }).click();

async function startUpload(page: Page, name: string) {
  await page.goto('/documents');
  await fileInput(page).setInputFiles(pdf(name));
  await upload(page);
}

async function expectStored(page: Page, name: string) {
  await expect(page.getByText('The document is in your list.')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(1);
}

const storedNames = async (api: Client) =>
  (await api.listDocuments()).map(({ original_filename }) => original_filename);

test('documents are stored under their custom or file name, listed newest first, downloaded and deleted', async ({
  personPage: page,
  api,
}) => {
  await page.goto('/documents');
  await fileInput(page).setInputFiles(pdf('scan-7.pdf'));
  await nameInput(page).fill('  Passport 🛂 ');
  await upload(page);
  await expectStored(page, 'Passport 🛂');
  await expect(nameInput(page)).toHaveValue('');
  await fileInput(page).setInputFiles(png('photo of me.PNG'));
  await nameInput(page).fill('   ');
  await upload(page);
  await expectStored(page, 'photo of me.PNG');
  await page.reload();
  await expect(links(page)).toContainText(['photo of me.PNG', 'Passport 🛂']);
  await expect(page.getByText(`PDF · ${pdf('').buffer.length}.00 Bytes · Added`)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download photo of me.PNG' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('photo of me.PNG');
  expect(await download.failure()).toBeNull();

  const deletePhoto = page.getByRole('button', { name: 'Delete photo of me.PNG' });
  await deletePhoto.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await storedNames(api)).toEqual(['photo of me.PNG', 'Passport 🛂']);
  await expect(deletePhoto).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to bin' }).click();
  await expect(links(page)).toHaveCount(1);
  expect(await storedNames(api)).toEqual(['Passport 🛂']);

  await page.getByRole('button', { name: 'Delete Passport 🛂' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete now' }).click();
  await expect(page.getByRole('heading', { name: 'Your papers will be here' })).toBeVisible();
  expect((await api.listBin()).map(({ original_filename }) => original_filename)).toEqual([
    'photo of me.PNG',
  ]);
});

test('a document gets a name, a kind and an end, is replaced, deleted and restored, and is in the ZIP', async ({
  personPage: page,
  api,
}) => {
  await page.goto('/documents');
  await fileInput(page).setInputFiles(pdf('Reisepass.pdf'));
  await upload(page);
  await expectStored(page, 'Reisepass.pdf');
  await page.getByRole('button', { name: 'Edit Reisepass.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit document' });
  await dialog.getByLabel('Name').fill('My passport.pdf');
  await dialog.getByRole('button', { name: 'Passport' }).click();
  await fillDate(dialog.getByRole('group', { name: /^Valid until/ }), '2031-05-12');
  await dialog.getByLabel('Replace the file').setInputFiles(png('scan.png'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('list', { name: 'Your documents' }).getByRole('listitem');
  await expect(row).toContainText('Passport · Valid until 12 May 2031');
  await expect(row).toContainText('PNG');
  await expect(page.getByRole('button', { name: 'Edit My passport.png' })).toBeFocused();
  // The file before the replacement.
  await page.getByRole('button', { name: 'Bin 1 document' }).click();
  const bin = page.getByRole('region', { name: 'Bin' });
  await expect(bin.getByRole('listitem')).toContainText('My passport.pdf');

  await page.getByRole('button', { name: 'Delete My passport.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to bin' }).click();
  await expect(bin.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('My passport.png');
  await page.getByRole('button', { name: 'Restore My passport.pdf' }).click();
  await expect(row).toHaveCount(2);
  await expect(page.getByRole('heading', { name: /^Bin/ })).toBeHidden();
  expect(await storedNames(api)).toEqual(['My passport.pdf', 'My passport.png']);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all as a ZIP' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^documents-.*\.zip$/);
});

test('the same file again names the older document, and the new one can be deleted at once', async ({
  personPage: page,
  api,
}) => {
  await page.goto('/documents');
  for (const name of ['lease.pdf', 'lease again.pdf']) {
    await fileInput(page).setInputFiles({ ...pdf('lease.pdf'), name });
    await upload(page);
    await expectStored(page, name);
  }
  await expect(page.getByText('You already have this file: “lease.pdf”.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Keep only that one' }).click();
  await expect(links(page)).toHaveCount(1);
  expect(await storedNames(api)).toEqual(['lease.pdf']);
});

test('the bring list of a step is completed there, and the next appointment shows it', async ({
  personPage: page,
  api,
}) => {
  await api.setSituation({ body: { ...unknownSituation, nationality: 'other', purpose: 'work' } });
  const permit = (await api.listSteps()).find(({ key }) => key === 'residence-permit');
  if (!permit) throw new Error('The step is not in the plan');
  await api.updateStep({ params: { id: permit.id }, body: { booked_for: dayFromNow(10) } });
  await page.goto('/checklist#residence-permit');
  const step = page.getByRole('listitem').filter({ has: page.locator('#residence-permit') });
  const line = (item: string) =>
    step.getByRole('listitem').filter({ has: page.getByText(item, { exact: true }) });

  // A line with one kind of document sets it.
  const choosing = page.waitForEvent('filechooser');
  await step.getByRole('button', { name: 'Add: Passport' }).click();
  await (await choosing).setFiles(pdf('scan 1.pdf'));
  await expect(line('Passport').getByRole('link', { name: /^scan 1\.pdf/ })).toBeVisible();
  await expect(line('Passport').getByRole('img', { name: 'In your documents:' })).toBeVisible();

  // Otherwise the missing kinds are offered after the upload.
  await step.getByLabel(/^Attach another document/).setInputFiles(pdf('scan 2.pdf'));
  const question = step.getByRole('group', { name: 'What is scan 2.pdf?' });
  await question.getByRole('button', { name: 'Lease' }).click();
  await expect(line('Lease').getByRole('link', { name: /^scan 2\.pdf/ })).toBeVisible();
  await expect(question).toBeHidden();
  expect((await api.listDocuments()).map(({ kind }) => kind)).toEqual(['lease', 'passport']);

  await page.goto('/documents');
  const dialog = page.getByRole('dialog', { name: 'Edit document' });
  const enterEnd = async (name: string, date: string) => {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await fillDate(dialog.getByRole('group', { name: /^Valid until/ }), date);
  };
  await enterEnd('scan 1.pdf', dayFromNow(5));
  await dialog.getByRole('button', { name: 'Save' }).click();
  const appointment = page.getByRole('region', { name: permit.title });
  await expect(appointment.getByText('Expires before your appointment')).toBeVisible();
  await expect(appointment.getByRole('link', { name: /^scan 2\.pdf/ })).toBeVisible();

  // The plan can count from the end of a residence permit.
  await enterEnd('scan 2.pdf', dayFromNow(90));
  await dialog.getByLabel(/^Kind of document/).selectOption('residence_permit');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Use it in your plan' }).click();
  await expect.poll(async () => (await api.getSituation()).permit_ends_on).toBe(dayFromNow(90));
});

test('more than ten documents are filtered and sorted, also after a reload', async ({
  personPage: page,
  person,
  api,
}) => {
  for (let number = 1; number <= 11; number += 1) await uploadDocument(person, pdf(`scan ${number}.pdf`));
  const [newest] = await api.listDocuments();
  if (!newest) throw new Error('Nothing is stored');
  await api.updateDocument({
    params: { id: newest.id },
    body: { kind: 'passport', expires_on: dayFromNow(30) },
  });
  await page.goto('/documents');
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(links(page)).toContainText(['scan 1.pdf', 'scan 2.pdf', 'scan 3.pdf']);
  await page.getByLabel('Show', { exact: true }).selectOption('Runs out (1)');
  await expect(links(page)).toHaveText(/scan 11\.pdf/);
  expect(new URL(page.url()).search).toBe('?order=name&show=ending');
  await page.reload();
  await expect(links(page)).toHaveText(/scan 11\.pdf/);
  await page.getByLabel('Show', { exact: true }).selectOption('All documents (11)');
  await expect(links(page)).toHaveCount(11);

  // On a slow device, the second choice comes before the first is in the URL.
  const selects = page.getByLabel('Sort by').or(page.getByLabel('Show', { exact: true }));
  await selects.evaluateAll((elements) => {
    for (const [index, value] of ['ending', 'newest'].entries()) {
      const select = elements[index] as HTMLSelectElement;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/documents\?show=ending$/);
});

test('an upload shows its progress and can be cancelled and repeated', async ({
  personPage: page,
  api,
  network,
}) => {
  const request = await network.holdRequests('uploadDocument');
  await startUpload(page, 'long.pdf');
  await request.first;
  await expect(page.getByRole('progressbar', { name: 'Uploading long.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
  request.release();
  await request.finished;
  await request.stop();
  expect(await storedNames(api)).toEqual([]);
  await upload(page);
  await expectStored(page, 'long.pdf');
  expect(await storedNames(api)).toEqual(['long.pdf']);
});

test('an upload continues on another screen and shows a confirmation there', async ({
  personPage: page,
  api,
  network,
}) => {
  const request = await network.holdRequests('uploadDocument');
  await startUpload(page, 'lease.pdf');
  await request.first;
  await section(page, 'Services').click();
  await expect(heading(page, 'Services')).toBeVisible();
  request.release();
  await expect(page.getByText('“lease.pdf” is uploaded.').first()).toBeVisible();
  expect(await storedNames(api)).toEqual(['lease.pdf']);
  await section(page, 'Documents').click();
  await expect(links(page)).toContainText(['lease.pdf']);
});

test('an upload that loses the network shows an error on another screen', async ({
  personPage: page,
  network,
}) => {
  const request = await network.holdRequests('uploadDocument');
  await startUpload(page, 'lease.pdf');
  await request.first;
  await section(page, 'Services').click();
  await expect(heading(page, 'Services')).toBeVisible();
  await page.context().setOffline(true);
  request.abort();
  await expect(page.getByText('“lease.pdf” is not uploaded. Please try again.').first()).toBeVisible();
});

test('a rejected file shows the reason and keeps the entered name', async ({
  personPage: page,
  api,
  consoleErrors,
}, testInfo) => {
  await page.goto('/documents');
  await nameInput(page).fill('My lease');
  const tooLarge = testInfo.outputPath('large.pdf');
  writeFileSync(tooLarge, Buffer.concat([pdf('').buffer, Buffer.alloc(10 * 1024 * 1024)]));
  const refused = [
    { file: pdf('notes.txt'), status: 415, says: /^This type of file is not accepted\./ },
    { file: tooLarge, status: 413, says: 'File size must be at most 10MB' },
  ];
  for (const { file, status, says } of refused) {
    consoleErrors.expect(failedResource(status));
    await fileInput(page).setInputFiles(file);
    await upload(page);
    await expect(alert(page, says)).toBeVisible();
    await expect(nameInput(page)).toHaveValue('My lease');
  }
  expect(await storedNames(api)).toEqual([]);
  await fileInput(page).setInputFiles(pdf('right.pdf'));
  await upload(page);
  await expectStored(page, 'My lease');
});

test('files of phones and of Windows are stored under a name with the right extension', async ({
  personPage: page,
}) => {
  const names = {
    '1000012345': '1000012345.pdf',
    'scan.PDF.jpe': 'scan.PDF.pdf',
    'Scan 12.03.2026': 'Scan 12.03.2026.pdf',
    'Vertrag "A".pdf': 'Vertrag "A".pdf',
  };
  for (const [chosen, storedName] of Object.entries(names)) {
    await page.goto('/documents');
    await fileInput(page).setInputFiles(pdf(chosen));
    await upload(page);
    await expectStored(page, storedName);
  }
});

import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { alert, hold, intercept } from './failing.ts';
import { pdf, png, store } from './files.ts';
import { arrive, type Member, newPerson } from './person.ts';
import type { RunningServer } from './server.ts';
import { test } from './support.ts';

const megabyte = 1024 * 1024;
const chooser = (page: Page) => page.getByLabel('Choose a file', { exact: true });
const upload = (page: Page) => page.getByRole('button', { name: 'Upload document' }).click();
// Nothing beside the list says the name, so that whoever looks for it finds one.
const stored = async (page: Page, name: string) => {
  await page.getByText('The document is in your list.').waitFor();
  expect(await page.getByText(name).count()).toBe(1);
};
const names = (page: Page) =>
  page.getByRole('list', { name: 'Your documents' }).getByRole('link', { name: /^(?!Download)/ });

const open = (page: Page, server: RunningServer) => arrive(page, server, newPerson(), '/documents');
const stock = async ({ api }: Member) =>
  (await api.listDocuments()).map(({ original_filename }) => original_filename);

describe('a document', () => {
  test('is kept under its own name or that of its file, newest first, and comes back', async ({
    page,
    server,
  }) => {
    const member = await open(page, server);
    await page.getByRole('heading', { name: 'Your papers will be here' }).waitFor();
    await page.getByText('PDF, JPG, JPEG, PNG, DOC or DOCX, up to 10MB').waitFor();
    await chooser(page).setInputFiles(pdf('scan-7.pdf'));
    await page.getByLabel(/^Name/).fill('  Passport 🛂 ');
    await upload(page);
    await stored(page, 'Passport 🛂');
    expect(await page.getByLabel(/^Name/).inputValue()).toBe('');

    await chooser(page).setInputFiles({ ...png(), name: 'photo of me.PNG' });
    await page.getByLabel(/^Name/).fill('   ');
    await upload(page);
    await stored(page, 'photo of me.PNG');
    await page.getByText('2 documents').waitFor();
    await page.reload();
    await page.getByText('2 documents').waitFor();
    await names(page).nth(0).getByText('photo of me.PNG').waitFor();
    await names(page).nth(1).getByText('Passport 🛂').waitFor();
    expect((await stock(member))[0]).toBe('photo of me.PNG');
    await page.getByText(`PDF · ${pdf('').buffer.length} Bytes · Added`).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download photo of me.PNG' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('photo of me.PNG');
    expect(await download.failure()).toBeNull();
  });

  test('is deleted once it is confirmed', async ({ page, server }) => {
    const member = await open(page, server);
    await store(member, pdf('old lease.pdf'));
    await page.reload();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this document?',
    });
    await page.getByRole('button', { name: 'Delete old lease.pdf' }).click();
    await question.getByText('old lease.pdf').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await stock(member)).toEqual(['old lease.pdf']);

    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await stock(member)).toEqual(['old lease.pdf']);

    await page.getByRole('button', { name: 'Delete old lease.pdf' }).click();
    await question.getByRole('button', { name: 'Delete document' }).click();
    await page.getByRole('heading', { name: 'Your papers will be here' }).waitFor();
    expect(await stock(member)).toEqual([]);
    await page.getByText('The document is deleted').waitFor({ state: 'attached' });
    expect(await page.getByText('old lease.pdf').count()).toBe(0);
  });

  test('can be dropped beside the button, too', async ({ page, server }) => {
    await open(page, server);
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'dropped.pdf', { type: 'application/pdf' }));
      return data;
    });
    const zone = page.getByText('Choose a file', { exact: true });
    await zone.dispatchEvent('dragover', { dataTransfer: dropped });
    await zone.dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByText('dropped.pdf').waitFor();
    await upload(page);
    await stored(page, 'dropped.pdf');
  });
});

describe('an upload', () => {
  test('without a file asks for one', async ({ page, server }) => {
    await open(page, server);
    await page.getByLabel(/^Name/).fill('Passport');
    await upload(page);
    await page.getByText('Please select a file', { exact: true }).waitFor();
    expect(await chooser(page).getAttribute('aria-invalid')).toBe('true');
    await chooser(page).and(page.locator(':focus')).waitFor();
    await chooser(page).setInputFiles(pdf('a.pdf'));
    await page.getByText('Please select a file').waitFor({ state: 'detached' });
    expect(await page.getByLabel(/^Name/).inputValue()).toBe('Passport');
  });

  test('shows how far it is, and can be cancelled and sent again', async ({ page, server }) => {
    const member = await open(page, server);
    const held = await hold(page, 'uploadDocument');
    await chooser(page).setInputFiles(pdf('long.pdf'));
    await upload(page);
    await held.first;
    await page.getByRole('progressbar', { name: 'Uploading long.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    held.release();
    await held.answered;
    await held.stop();
    expect(await stock(member)).toEqual([]);
    await page.getByText('long.pdf').first().waitFor();
    await upload(page);
    await stored(page, 'long.pdf');
    expect(await stock(member)).toEqual(['long.pdf']);
  });

  const goElsewhere = async (page: Page) => {
    await page.getByRole('link', { name: 'Services' }).first().click();
    await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
  };

  test('goes on elsewhere, and says there that it arrived', async ({ page, server }) => {
    const member = await open(page, server);
    const held = await hold(page, 'uploadDocument');
    await chooser(page).setInputFiles(pdf('lease.pdf'));
    await upload(page);
    await held.first;
    await goElsewhere(page);
    held.release();
    await page.getByText('“lease.pdf” is uploaded.').first().waitFor();
    expect(await stock(member)).toEqual(['lease.pdf']);
    await page.getByRole('link', { name: 'Documents' }).first().click();
    await names(page).getByText('lease.pdf').waitFor();
  });

  test('that the network has left says so where the person has gone', async ({ page, server }) => {
    await open(page, server);
    const gone = Promise.withResolvers<void>();
    const held = await intercept(page, 'uploadDocument', async (route) => {
      await gone.promise;
      await route.abort('internetdisconnected');
    });
    await chooser(page).setInputFiles(pdf('lease.pdf'));
    await upload(page);
    await held.first;
    await goElsewhere(page);
    await page.context().setOffline(true);
    gone.resolve();
    await page.getByText('“lease.pdf” is not uploaded. Please try again.').first().waitFor();
  });

  const wrong = [
    [pdf('notes.txt'), /^This type of file is not accepted\./],
    [pdf('a.png'), /^The content of this file does not fit its ending \.png\./],
    [{ ...pdf('empty.pdf'), buffer: Buffer.of() }, 'The file is empty'],
    [
      { ...pdf('large.pdf'), buffer: Buffer.concat([pdf('').buffer, Buffer.alloc(10 * megabyte)]) },
      'File size must be at most 10MB',
    ],
  ] as const;

  test('of a wrong file shows what the server says of it, and keeps the rest', async ({ page, server }) => {
    const member = await open(page, server);
    await page.getByLabel(/^Name/).fill('My paper');
    for (const [file, says] of wrong) {
      await chooser(page).setInputFiles(file);
      await upload(page);
      await (typeof says === 'string'
        ? alert(page, says)
        : page.getByRole('alert').getByText(says)
      ).waitFor();
      expect(await page.getByLabel(/^Name/).inputValue()).toBe('My paper');
    }
    expect(await stock(member)).toEqual([]);
    await chooser(page).setInputFiles(pdf('right.pdf'));
    await upload(page);
    await stored(page, 'My paper');
  });

  test('of exactly 10 MB is taken', async ({ page, server }) => {
    await open(page, server);
    const { buffer } = pdf('');
    const whole = Buffer.concat([buffer, Buffer.alloc(10 * megabyte - buffer.length)]);
    await chooser(page).setInputFiles({ ...pdf('whole.pdf'), buffer: whole });
    await upload(page);
    await stored(page, 'whole.pdf');
    await page.getByText('PDF · 10.00 MB · Added').waitFor();
  });
});

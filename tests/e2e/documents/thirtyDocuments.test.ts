import { PDFDocument } from '@cantoo/pdf-lib';
import { unknownSituation } from '@settlement-help/contract';
import { unzipSync } from 'fflate';
import { firefoxPath } from '../../../tools/browser/chromium.ts';
import { dayFromNow } from '../support/actions.ts';
import { realisticFiles } from '../support/files/realisticFiles.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPuppeteerUser, type PuppeteerUser } from '../support/puppeteerUser.ts';
import { createSlowNetwork } from '../support/slowNetwork.ts';

/** 16 Mbit/s. */
const bytesPerSecond = 2_000_000;

/** The files for the residence permit, with the kind that the app suggests for each name. */
const kinds = {
  'Reisepass.pdf': 'Passport',
  'Meldebestätigung.pdf': 'Registration certificate',
  'Krankenversicherung.pdf': 'Insurance certificate',
  'Arbeitsvertrag.pdf': 'Employment contract',
  'Mietvertrag.pdf': 'Lease',
};

async function edit(user: PuppeteerUser, name: string, change: () => Promise<unknown>) {
  await user.press('button', `Edit ${name}`);
  await change();
  await user.press('button', 'Save');
  await user.page.waitForSelector('[role=dialog]', { hidden: true });
}

/** The documents that get their kind in each browser. The dialog for it is the same, so one is enough in Firefox. */
const sorted = { chrome: Object.keys(kinds), firefox: ['Reisepass.pdf'] };

for (const browser of ['chrome', 'firefox'] as const) {
  test(`thirty files are stored over a slow network that breaks off, and are found again: ${browser}`, async ({
    server,
    person,
    api,
  }, testInfo) => {
    test.skip(browser === 'firefox' && !firefoxPath && !process.env.CI, 'Firefox is not installed');
    test.setTimeout(300_000);
    const files = await realisticFiles();
    const bytesOf = (name: string) => files.find((file) => file.name === name)?.bytes ?? Buffer.alloc(0);
    const storedNames = async () => (await api.listDocuments()).map((document) => document.original_filename);
    const countStored = async () => (await storedNames()).length;
    await api.setSituation({ body: { ...unknownSituation, nationality: 'other', purpose: 'work' } });
    const permit = (await api.listSteps()).find(({ key }) => key === 'residence-permit');
    if (!permit) throw new Error('The step is not in the plan');
    const booked_for = dayFromNow(10);
    await api.updateStep({ params: { id: permit.id }, body: { booked_for } });

    const network = await createSlowNetwork(server.url, bytesPerSecond);
    const user = await createPuppeteerUser(browser, network.url, person.token);
    try {
      await user.goTo('/documents');
      await user.choose('main form input[type=file]', files);
      await user.press('button', 'Upload document');
      for (const count of [5, 15]) {
        await expect.poll(countStored, { timeout: 60_000, intervals: [100] }).toBeGreaterThan(count);
        network.interrupt();
        await user.sees('Upload failed');
        await user.page.waitForSelector('main form [role=progressbar]', { hidden: true });
        network.resume();
        await user.press('button', 'Upload document');
      }
      await expect.poll(countStored, { timeout: 120_000, intervals: [100] }).toBe(files.length);
      network.speedUp();
      await user.sees(/You already have this file: “Mietvertrag/);
      await user.press('button', 'Show 5 more');

      for (const [name, kind] of Object.entries(kinds).filter(([name]) => sorted[browser].includes(name)))
        await edit(user, name, () => user.pressText('[role=dialog] button', kind));
      await edit(user, 'Reisepass.pdf', () =>
        user.choose('[role=dialog] input[type=file]', [
          { name: 'new.pdf', bytes: bytesOf('Führerschein.pdf') },
        ]),
      );
      await user.press('button', 'Delete IMG_0401.jpg');
      await user.press('button', 'Move to bin');
      await expect.poll(storedNames).not.toContain('IMG_0401.jpg');
      await user.press('button', 'Undo');
      await expect.poll(storedNames).toContain('IMG_0401.jpg');

      // The photo is still missing for the appointment.
      await user.goTo('/checklist#residence-permit');
      await user.chooseAfter('Add: Digital photo with a code', {
        name: 'Foto.jpg',
        bytes: bytesOf('IMG_0402.jpg'),
      });
      await expect.poll(storedNames).toContain('Foto.jpg');
      await user.press('button', `One PDF for the appointment: ${permit.title}`);
      const joined = await PDFDocument.load(await user.download(/^Apply for your residence permit\.pdf$/));
      // Scans of two pages and the photo.
      expect(joined.getPageCount()).toBe(sorted[browser].length * 2 + 1);
      await user.press('button', `Keep for this appointment: ${permit.title}`);
      await user.sees(
        /These documents open without internet until .+\. Then they are removed from this device\./,
      );

      await expect
        .poll(() => user.cachedFiles(), { timeout: 60_000 })
        .toMatch(/DocumentPreview.*wohnungsgeber/s);
      network.interrupt();
      // A link to a step that has left the plan hides no document.
      await user.goTo('/documents?show=step-of-an-old-plan');
      await user.press('button', 'Show 6 more');
      const shown = await user.text();
      for (const { name } of files) expect(shown).toContain(name);
      await user.press('link', 'Reisepass.pdf');
      await user.sees('Scan 8');
      network.resume();

      await user.goTo('/documents');
      await user.press('button', 'Download all as a ZIP');
      const archive = unzipSync(await user.download(/\.zip$/));
      expect(Object.keys(archive).sort()).toEqual((await storedNames()).sort());
      for (const { name, bytes } of files) {
        const stored = name === 'Reisepass.pdf' ? bytesOf('Führerschein.pdf') : bytes;
        expect(stored.equals(archive[name] ?? new Uint8Array()), name).toBe(true);
      }
    } catch (error) {
      await user.page.screenshot({ path: `${testInfo.outputPath('screen')}.png`, fullPage: true });
      throw error;
    } finally {
      await user.close();
      await network.stop();
    }
  });
}

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import puppeteer, { type ElementHandle, type Locator, type Page } from 'puppeteer-core';
import { chromiumArgs, firefoxPath, headlessShellPath } from '../../../tools/browser/chromium.ts';
import type { RealisticFile } from './files/realisticFiles.ts';

export type BrowserName = 'chrome' | 'firefox';

const polling = { timeout: 60_000, intervals: [100] };

const launch = (browser: BrowserName, downloads: string) =>
  browser === 'chrome'
    ? puppeteer.launch({
        browser,
        args: chromiumArgs,
        headless: 'shell',
        executablePath: headlessShellPath ?? chromium.executablePath(),
        downloadBehavior: { policy: 'allow', downloadPath: downloads },
        // Without a UTF-8 locale, Chromium leaves out chosen files with other letters in their names.
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      })
    : puppeteer.launch({
        browser,
        executablePath: firefoxPath ?? 'firefox',
        extraPrefsFirefox: {
          'browser.download.folderList': 2,
          'browser.download.dir': downloads,
          'browser.download.always_ask_before_handling_new_types': false,
          'pdfjs.disabled': true,
        },
      });

/** A person at a browser, who finds things by their role and name. Puppeteer drives Firefox without patches. */
export async function createPuppeteerUser(browserName: BrowserName, url: string, token: string) {
  const folder = mkdtempSync(join(tmpdir(), 'settlement-help-user-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  const browser = await launch(browserName, downloads);
  const page: Page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.setDefaultTimeout(30_000);

  const goTo = async (path: string) => void (await page.goto(url + path));
  await goTo('/');
  await page.evaluate((value) => localStorage.setItem('token', value), token);

  const store = ({ name, bytes }: RealisticFile) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  // In Firefox, a search by the computed role and name takes seconds on a long page.
  const elements = { button: 'button', link: 'a' };
  const find = (role: keyof typeof elements, name: string) =>
    page.locator(`::-p-xpath(//${elements[role]}[@aria-label="${name}" or normalize-space(.)="${name}"])`);
  /** Puppeteer would also press an element below the header of the page. */
  const press = async (element: Locator<Element>) => {
    const handle = await element.waitHandle();
    await handle.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await element.click();
  };
  const text = () => page.evaluate(() => document.body.textContent);

  return {
    page,
    goTo,
    press: (role: keyof typeof elements, name: string) => press(find(role, name)),
    /** Presses the element of a selector that contains a text. */
    pressText: (selector: string, words: string) => press(page.locator(`${selector}::-p-text(${words})`)),
    /** Chooses files in the input of a selector. */
    choose: async (selector: string, files: readonly RealisticFile[]) => {
      const input = await page.waitForSelector(selector);
      await (input as ElementHandle<HTMLInputElement>).uploadFile(...files.map(store));
    },
    /** Chooses a file in the dialog that a button opens. */
    chooseAfter: async (name: string, file: RealisticFile) => {
      const [chooser] = await Promise.all([page.waitForFileChooser(), press(find('button', name))]);
      await chooser.accept([store(file)]);
    },
    sees: (words: string | RegExp) => expect.poll(text, polling).toMatch(words),
    text,
    /** Waits for a downloaded file and returns its bytes. */
    download: async (name: RegExp) => {
      const finished = () => {
        const all = readdirSync(downloads);
        // While a file is downloaded, browsers keep a second one.
        if (all.some((file) => /\.(?:part|crdownload)$/.test(file))) return undefined;
        return all.find((file) => name.test(file) && statSync(join(downloads, file)).size > 0);
      };
      await expect.poll(finished, polling).toBeTruthy();
      return readFileSync(join(downloads, finished() ?? ''));
    },
    /** The addresses of the files that the service worker has stored. */
    cachedFiles: () =>
      page.evaluate(async () => {
        const urls: string[] = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
        return urls.join('\n');
      }),
    close: () => browser.close(),
  };
}

export type PuppeteerUser = Awaited<ReturnType<typeof createPuppeteerUser>>;

/// <reference types="@vitest/browser-playwright" />
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { baselineOf, saveDifference, transcriptOf } from './files.ts';
import { allowedPixels, areEqual, compare, decode, type Image, reduceColors } from './image.ts';
import { isExact } from './modes.ts';
import { sessionOf } from './session.ts';

const maxScreenshots = 8;

/** Saves differences for `accept.ts` instead of failing. */
const isUpdate = process.env.SCREENSHOTS === 'update';

/** Faster than `page.screenshot()`, which waits for fonts again. */
async function takeScreenshot(page: Page, storyId: string): Promise<Image> {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  const image = await decode(Buffer.from(data, 'base64'));
  if (!isExact(storyId)) reduceColors(image);
  return image;
}

/** Takes screenshots until one is as expected, or two in a row are equal. */
async function takeStableScreenshot(
  page: Page,
  storyId: string,
  isExpected: (image: Image) => boolean,
): Promise<Image> {
  let last = await takeScreenshot(page, storyId);
  for (let count = 1; count < maxScreenshots && !isExpected(last); count += 1) {
    const next = await takeScreenshot(page, storyId);
    if (areEqual(last, next)) break;
    last = next;
  }
  return last;
}

const readBaseline = async (storyId: string, mode: string) => {
  const file = await readFile(baselineOf(storyId, mode)).catch(() => undefined);
  return file && decode(file);
};

/** @returns A description of the difference from the baseline of the story or of `looksLike`, if any. */
export const compareScreenshot: BrowserCommand<[storyId: string, mode: string, looksLike?: string]> = async (
  { page },
  storyId,
  mode,
  looksLike,
): Promise<string | undefined> => {
  // The baseline of the other story may change in the same run.
  if (looksLike && isUpdate) return undefined;
  if (looksLike && existsSync(baselineOf(storyId, mode)))
    return `delete its baseline: the story is compared with that of ${looksLike}`;
  const baseline = await readBaseline(looksLike ?? storyId, mode);
  const screenshot = await takeStableScreenshot(
    page,
    storyId,
    (image) => baseline !== undefined && compare(baseline, image).isSame,
  );
  const comparison = baseline && compare(baseline, screenshot);
  if (comparison?.isSame) return undefined;
  if (!looksLike) await saveDifference(storyId, mode, screenshot, comparison && { ...comparison, baseline });
  if (isUpdate) return undefined;
  const other = looksLike ? ` from ${looksLike}` : '';
  if (!comparison) return `no baseline${other} yet`;
  return `${comparison.pixels} pixels differ${other} (${allowedPixels} allowed)`;
};

/** Returns true if the comparison detects a page that a mutation changed. */
export const differsFromBaseline: BrowserCommand<[storyId: string, mode: string]> = async (
  { page },
  storyId,
  mode,
) => {
  if (isUpdate) return true;
  const baseline = await readBaseline(storyId, mode);
  return (
    baseline !== undefined &&
    !compare(baseline, await takeStableScreenshot(page, storyId, () => false)).isSame
  );
};

/** Returns the stored transcript of a story. An update replaces it by the spoken one. */
export const expectedTranscript: BrowserCommand<[storyId: string, spoken: string]> = async (
  _context,
  storyId,
  spoken,
): Promise<string | undefined> => {
  const file = transcriptOf(storyId);
  if (isUpdate) await writeFile(file, spoken);
  return readFile(file, 'utf8').catch(() => undefined);
};

/** Forced colours cannot be enabled by CSS. */
export const emulateForcedColors: BrowserCommand<[active: boolean]> = async ({ page }, active) => {
  await page.emulateMedia({ forcedColors: active ? 'active' : 'none' });
};

interface Scripts {
  loading: Set<Request>;
  /** True if a script was requested since the last call of `waitForScripts`. */
  wereRequested: boolean;
}

const scriptsByPage = new WeakMap<Page, Scripts>();

/** Returns the scripts of a page. The first call begins to watch the page. */
function scriptsOf(page: Page) {
  const known = scriptsByPage.get(page);
  if (known) return known;
  const scripts: Scripts = { loading: new Set(), wereRequested: false };
  scriptsByPage.set(page, scripts);
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.loading.add(request);
    scripts.wereRequested = true;
  });
  page.on('requestfinished', (request) => scripts.loading.delete(request));
  page.on('requestfailed', (request) => scripts.loading.delete(request));
  return scripts;
}

/**
 * Waits until the page loads no script. Resolves to true if it has requested one since the last call, which also has to
 * come before the change.
 */
export const waitForScripts: BrowserCommand<[]> = async ({ page }) => {
  const scripts = scriptsOf(page);
  while (scripts.loading.size > 0) await setTimeout(20);
  const { wereRequested } = scripts;
  scripts.wereRequested = false;
  return wereRequested;
};

/** Chromium starts the process again at once. */
export const restartGpuProcess: BrowserCommand<[]> = async ({ page }) => {
  const session = await page.context().browser()?.newBrowserCDPSession();
  await session?.send('Browser.crashGpuProcess');
  await session?.detach();
};

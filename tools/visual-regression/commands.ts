/// <reference types="@vitest/browser-playwright" />
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { baselineOf, saveDifference } from './files.ts';
import { allowedPixels, areEqual, compare, decode, type Image, reduceColors } from './image.ts';
import { sessionOf } from './session.ts';

const maxScreenshots = 8;

/** Differences are then kept for `accept.ts` and no error. */
const isUpdate = process.env.SCREENSHOTS === 'update';

/** Faster than `page.screenshot()`, which waits for fonts and carets that have settled here already. */
async function takeScreenshot(page: Page): Promise<Image> {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  const image = await decode(Buffer.from(data, 'base64'));
  reduceColors(image);
  return image;
}

/** Takes screenshots until one is as expected, or two in a row are equal. */
async function takeStableScreenshot(page: Page, isExpected: (image: Image) => boolean): Promise<Image> {
  let last = await takeScreenshot(page);
  for (let count = 1; count < maxScreenshots && !isExpected(last); count += 1) {
    const next = await takeScreenshot(page);
    if (areEqual(last, next)) break;
    last = next;
  }
  return last;
}

const readBaseline = async (storyId: string, mode: string) => {
  const file = await readFile(baselineOf(storyId, mode)).catch(() => undefined);
  return file && decode(file);
};

/** @returns What differs from the baseline of the story that it looks like, if anything. */
async function compareWithOther(page: Page, storyId: string, mode: string, otherId: string) {
  // The other story's baseline may change in this run too.
  if (isUpdate) return undefined;
  if (existsSync(baselineOf(storyId, mode)))
    return `delete its baseline: the story is compared with that of ${otherId}`;
  const baseline = await readBaseline(otherId, mode);
  if (!baseline) return `${otherId} has no baseline`;
  const screenshot = await takeStableScreenshot(page, (image) => compare(baseline, image).isSame);
  const { isSame, pixels } = compare(baseline, screenshot);
  return isSame ? undefined : `${pixels} pixels differ from ${otherId} (${allowedPixels} allowed)`;
}

/** @returns What differs from the story's baseline, or from that of the story that it looks like, if anything. */
export const compareScreenshot: BrowserCommand<[storyId: string, mode: string, looksLike?: string]> = async (
  { page },
  storyId,
  mode,
  looksLike,
): Promise<string | undefined> => {
  if (looksLike) return compareWithOther(page, storyId, mode, looksLike);
  const baseline = await readBaseline(storyId, mode);
  if (!baseline) {
    await saveDifference(storyId, mode, await takeStableScreenshot(page, () => false));
    return isUpdate ? undefined : 'no baseline yet';
  }
  const screenshot = await takeStableScreenshot(page, (image) => compare(baseline, image).isSame);
  const { isSame, pixels, difference } = compare(baseline, screenshot);
  if (isSame) return undefined;
  await saveDifference(storyId, mode, screenshot, difference);
  return isUpdate ? undefined : `${pixels} pixels differ (${allowedPixels} allowed)`;
};

/** Whether the comparison detects a page that a mutation changed. */
export const differsFromBaseline: BrowserCommand<[storyId: string, mode: string]> = async (
  { page },
  storyId,
  mode,
) => {
  if (isUpdate) return true;
  const baseline = await readBaseline(storyId, mode);
  return baseline !== undefined && !compare(baseline, await takeStableScreenshot(page, () => false)).isSame;
};

/** No style sheet can turn forced colours on. */
export const emulateForcedColors: BrowserCommand<[active: boolean]> = async ({ page }, active) => {
  await page.emulateMedia({ forcedColors: active ? 'active' : 'none' });
};

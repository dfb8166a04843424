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

/** @returns What differs from the story's baseline, or from that of the story that it looks like, if anything. */
export const compareScreenshot: BrowserCommand<[storyId: string, mode: string, looksLike?: string]> = async (
  { page },
  storyId,
  mode,
  looksLike,
): Promise<string | undefined> => {
  // The baseline of the other story may change in this run too.
  if (looksLike && isUpdate) return undefined;
  if (looksLike && existsSync(baselineOf(storyId, mode)))
    return `delete its baseline: the story is compared with that of ${looksLike}`;
  const baseline = await readBaseline(looksLike ?? storyId, mode);
  const screenshot = await takeStableScreenshot(
    page,
    (image) => baseline !== undefined && compare(baseline, image).isSame,
  );
  const comparison = baseline && compare(baseline, screenshot);
  if (comparison?.isSame) return undefined;
  if (!looksLike) await saveDifference(storyId, mode, screenshot, comparison?.difference);
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
  return baseline !== undefined && !compare(baseline, await takeStableScreenshot(page, () => false)).isSame;
};

/** No style sheet can turn forced colours on. */
export const emulateForcedColors: BrowserCommand<[active: boolean]> = async ({ page }, active) => {
  await page.emulateMedia({ forcedColors: active ? 'active' : 'none' });
};

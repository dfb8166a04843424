/// <reference types="@vitest/browser-playwright" />
import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { baselinePath, keepFinding } from './files.ts';
import { allowedPixels, areEqual, compare, decode, type Picture, reduceColors } from './image.ts';

/** An image may still be decoding, or a face of the page be drawn a frame late. */
const tries = 8;

/** Differences are then kept for tools/visual-regression/accept.ts, and no fault. */
const isUpdate = process.env.SCREENSHOTS === 'update';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Quicker than `page.screenshot()`, which waits for fonts and carets that are settled here already. */
async function shoot(page: Page): Promise<Picture> {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  const picture = await decode(Buffer.from(data, 'base64'));
  reduceColors(picture);
  return picture;
}

async function shootSteady(page: Page): Promise<Picture> {
  let last = await shoot(page);
  for (let count = 1; count < tries; count += 1) {
    const next = await shoot(page);
    if (areEqual(last, next)) return next;
    last = next;
  }
  return last;
}

const readBaseline = async (storyId: string, mode: string) => {
  const file = await readFile(baselinePath(storyId, mode)).catch(() => undefined);
  return file && decode(file);
};

/** Compares the page with a story's baseline, and says what is wrong, if anything. */
export const comparePicture: BrowserCommand<[storyId: string, mode: string]> = async (
  { page },
  storyId,
  mode,
): Promise<string | undefined> => {
  const baseline = await readBaseline(storyId, mode);
  if (!baseline) {
    await keepFinding(storyId, mode, await shootSteady(page));
    return isUpdate ? undefined : 'has no baseline yet';
  }
  let now = await shoot(page);
  let comparison = compare(baseline, now);
  for (let count = 1; !comparison.same && count < tries; count += 1) {
    now = await shoot(page);
    comparison = compare(baseline, now);
  }
  if (comparison.same) return undefined;
  await keepFinding(storyId, mode, now, comparison);
  return isUpdate ? undefined : `differs in ${comparison.pixels} pixels, where ${allowedPixels} may`;
};

/** Whether the page, broken on purpose, is told apart from the baseline. */
export const isNoticed: BrowserCommand<[storyId: string, mode: string]> = async ({ page }, storyId, mode) => {
  if (isUpdate) return true;
  const baseline = await readBaseline(storyId, mode);
  return baseline !== undefined && !compare(baseline, await shootSteady(page)).same;
};

/** No style sheet can ask for this. */
export const forceColors: BrowserCommand<[active: boolean]> = async ({ page }, active) => {
  await page.emulateMedia({ forcedColors: active ? 'active' : 'none' });
};

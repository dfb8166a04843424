import { vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Language } from '../../../packages/contract/src/index.ts';
import { createFormats } from '../../../packages/contract/src/language/index.ts';
import type { Mode } from '../modes.ts';
import { speak } from './language.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColors: (active: boolean) => Promise<void>;
    restartGpuProcess: () => Promise<void>;
    waitForScripts: () => Promise<boolean>;
  }
}

// Units of the viewport (100dvh) follow a resize one frame late.
export const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const maxFrameTime = 10_000;

/**
 * Waits for a frame. In some long runs, Chromium stops painting one of its pages for good, and each later story runs into
 * its time limit. A new GPU process makes it paint again.
 */
export async function ensurePainting() {
  const frame = new Promise((resolve) => requestAnimationFrame(() => resolve('painted')));
  const limit = new Promise((resolve) => setTimeout(resolve, maxFrameTime));
  if ((await Promise.race([frame, limit])) === 'painted') return;
  await commands.restartGpuProcess();
  await frame;
}

/** Makes components measure again after a repaint or a scroll. */
export const dispatchResize = () => dispatchEvent(new Event('resize'));

/**
 * Chromium may not paint fixed elements, or their text, after the frame grew or changed its direction. A transform
 * makes them scroll with the page, so Chromium paints everything again.
 */
async function repaint() {
  document.documentElement.style.transform = 'translateZ(0)';
  await twoFrames();
  document.documentElement.style.transform = '';
  dispatchResize();
}

export async function resize(width: number, height: number) {
  if (innerWidth === width && innerHeight === height) return;
  await page.viewport(width, height);
  await vi.waitUntil(() => innerWidth === width && innerHeight === height, { interval: 4 });
  await repaint();
}

export async function setForcedColors(active: boolean) {
  if (matchMedia('(forced-colors: active)').matches !== active) await commands.emulateForcedColors(active);
}

const isLoading = () =>
  Array.from(document.querySelectorAll('[role="status"]')).some(
    ({ textContent }) => textContent === 'Loading',
  );

let showsLoading = false;

/** Waits for the answers of the mocks, for images and for a paint. */
async function settle() {
  // A story of the loading state stays in it.
  if (!showsLoading)
    await vi
      .waitUntil(() => !isLoading(), { timeout: 1000, interval: 20 })
      .catch(() => {
        showsLoading = true;
      });
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  await twoFrames();
}

/** A story without a play ends before its mocks have answered and its images are decoded. */
export async function settleStory() {
  showsLoading = false;
  await settle();
}

/** Shows the long texts of a story, or its own. `StoryPage` observes the attribute. */
async function setText(text = 'normal') {
  if (document.documentElement.dataset.text === text) return;
  document.documentElement.dataset.text = text;
  await settle();
}

async function setDirection(direction: string) {
  if (document.documentElement.dir === direction) return;
  document.documentElement.dir = direction;
  // React renders components in the new direction one frame later.
  await repaint();
  await settle();
}

/** Waits until the DOM has not changed for 250 ms: texts and content of another language load one after another. */
async function waitUntilStill() {
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { characterData: true, childList: true, subtree: true });
  await vi.waitUntil(() => performance.now() - changed > 250, { timeout: 5000, interval: 20 });
  observer.disconnect();
}

/** Changes the language of a component, which loads nothing; screens need `setLanguage`. */
export async function setLanguageOfTexts(locale: Language, direction: string) {
  await speak(locale);
  document.documentElement.dir = direction;
  await twoFrames();
  await document.fonts.ready;
}

/** Changes the language of a rendered screen and waits for its content. */
export async function setLanguage(locale: Language) {
  if (document.documentElement.lang === locale) return;
  await commands.waitForScripts();
  await speak(locale);
  // A letter loads after the list of letters. A busy machine may need longer than `waitUntilStill` for each.
  do await waitUntilStill();
  while (await commands.waitForScripts());
  await document.fonts.ready;
  await twoFrames();
}

/** The settings of a story before a mode changes some of them. */
export interface StoryPageState {
  direction: string;
  locale: Language;
}

export async function applyMode(mode: Mode, story: StoryPageState) {
  const { theme, width, height, maxHeight, text, locale = story.locale, forcedColors = false } = mode;
  await setLanguage(locale);
  const spoken = locale === story.locale ? story.direction : createFormats(locale).direction;
  const { direction = spoken } = mode;
  document.documentElement.dataset.theme = theme;
  await setForcedColors(forcedColors);
  await setText(text);
  await setDirection(direction);
  await resize(width, height);
  // Chromium paints only inside the frame, so the frame grows with a long story.
  if (maxHeight) await resize(width, Math.min(document.documentElement.scrollHeight, maxHeight));
}

/** @returns A function that removes the styles. */
export function addStyles(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

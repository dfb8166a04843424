import axe from 'axe-core';
import { screen } from 'storybook/test';
import { afterEach, beforeEach, expect, inject, type TestContext, vi } from 'vitest';
import { commands } from 'vitest/browser';
import type { Language } from '../../../packages/contract/src/index.ts';
import { isTest, type Mode, modesOf, type StoryModes } from '../modes.ts';
import { mutationsOf } from '../mutations.ts';
import { fontCheckAttribute } from '../systemFonts.ts';
import { contrastProblems } from './contrast.ts';
import { findNewGlyphs, rememberGlyphs } from './glyphs.ts';
import {
  addStyles,
  applyMode,
  dispatchResize,
  ensurePainting,
  setForcedColors,
  setLanguage,
  settleStory,
  twoFrames,
} from './page.ts';
import { readAloud } from './transcript.ts';
import { layoutProblems, translatedLayoutProblems } from './translatedLayout.ts';

declare module 'vitest' {
  interface ProvidedContext {
    compareScreenshots: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareScreenshot: (storyId: string, mode: string, looksLike?: string) => Promise<string | undefined>;
    differsFromBaseline: (storyId: string, mode: string) => Promise<boolean>;
    expectedTranscript: (storyId: string, spoken: string) => Promise<string | undefined>;
    findSystemFonts: () => Promise<string[][]>;
  }
}

interface StoryParameters {
  modes?: StoryModes;
  a11y?: { options?: axe.RunOptions };
  layout?: string;
  /** Keeps the scroll position at which the story ends. */
  scrolled?: boolean;
  /** The element that must be visible in the end, if it is neither an alert nor the focused element. */
  outcome?: (page: typeof screen) => HTMLElement;
  /** The id of the story with whose baseline it is compared, because it ends in the same state. */
  looksLike?: string;
}

interface Story {
  id: string;
  tags: string[];
  parameters: StoryParameters;
}

interface StoryTestContext extends TestContext {
  story?: Story;
}

async function undetectedMutations(storyId: string, mode: Mode) {
  const undetected: string[] = [];
  for (const { change, css } of mutationsOf(storyId, mode)) {
    const remove = addStyles(css);
    if (!(await commands.differsFromBaseline(storyId, mode.name))) {
      undetected.push(`${mode.name}: the comparison does not detect ${change}`);
    }
    remove();
  }
  return undetected;
}

async function accessibilityProblems(name: string, options: axe.RunOptions = {}) {
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${name}: ${html}\n${failureSummary}`),
  );
}

// Forced colours ignore the colour of the caret, so its blinking is stopped too.
const still =
  '*, *::before, *::after { caret-color: transparent !important; caret-animation: manual !important; }';

function moveOverRegions(type: 'pointermove' | 'pointerleave') {
  for (const region of document.querySelectorAll('[role="region"]'))
    region.dispatchEvent(new PointerEvent(type));
}

function prepare({ layout }: StoryParameters) {
  const removeStyles = addStyles(still);
  // Storybook's own frame pads the page. Without padding, outlines at the edge would be cut.
  document.body.style.padding = layout === 'fullscreen' ? '0' : '1rem';
  // A toast stays open while the pointer rests on its region, so that none closes between two modes.
  moveOverRegions('pointermove');
  const { dir, lang } = document.documentElement;
  const locale = lang as Language;
  const restore = async () => {
    removeStyles();
    moveOverRegions('pointerleave');
    document.body.style.padding = '';
    delete document.documentElement.dataset.theme;
    document.documentElement.dataset.text = 'normal';
    await setLanguage(locale);
    document.documentElement.dir = dir;
    await setForcedColors(false);
    await twoFrames();
  };
  return { story: { direction: dir, locale }, restore };
}

const isShown = (element: Element) =>
  element.textContent !== '' && element.getBoundingClientRect().height > 1;

/** Scrolls to the top, or to the outcome of the story if it lies below the frame. */
async function scrollToOutcome({ outcome }: StoryParameters) {
  const before = scrollY;
  scrollTo({ top: 0, behavior: 'instant' });
  const alert = [...document.querySelectorAll('[role="alert"]')].find(isShown);
  const end = outcome?.(screen) ?? alert ?? document.activeElement;
  if (end && end !== document.body) {
    const { bottom, height } = end.getBoundingClientRect();
    if (bottom > innerHeight && height < innerHeight)
      end.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  // Most stories fit their frame and do not scroll.
  if (scrollY === before) return;
  dispatchResize();
  await twoFrames();
}

/** Asks the browser only about new glyphs, because a glyph has the same font in every story. */
async function systemFonts() {
  const { glyphs, elements } = findNewGlyphs();
  if (elements.length === 0) return [];
  for (const element of elements) element.toggleAttribute(fontCheckAttribute, true);
  const fonts = await commands.findSystemFonts();
  for (const element of elements) element.toggleAttribute(fontCheckAttribute, false);
  const problems = elements.flatMap(({ textContent }, index) =>
    (fonts[index] ?? []).map((font) => `system font: ${font} in “${textContent}”`),
  );
  if (problems.length === 0) rememberGlyphs(glyphs);
  return problems;
}

/** Another story shows the same state and is checked for its fonts, contrast and translated layout. */
const repeatsState = (story: Story) => story.parameters.looksLike !== undefined || isTest(story);

async function checkMode(story: Story, mode: Mode) {
  const { id, parameters } = story;
  const problems: string[] = [];
  if (inject('compareScreenshots')) {
    const difference = await commands.compareScreenshot(id, mode.name, parameters.looksLike);
    if (difference) problems.push(`${mode.name}: ${difference}`);
    problems.push(...(await undetectedMutations(id, mode)));
  }
  if (repeatsState(story)) return problems;
  if (mode.name === 'light-360') {
    problems.push(...(await systemFonts()));
    for (const theme of ['contrast', 'dark']) problems.push(...(await contrastProblems(theme)));
  }
  // Storybook's own run of axe checks the story in the default mode only.
  if (mode.text || mode.name === 'rtl-360')
    problems.push(...(await accessibilityProblems(mode.name, parameters.a11y?.options)));
  if (mode.text) problems.push(...layoutProblems(mode.name));
  return problems;
}

/** One mode shows that a story looks like another one, which is compared in all modes. */
function modesToCheck({ id, tags, parameters }: Story) {
  const modes = modesOf({ id, tags, modes: parameters.modes });
  return parameters.looksLike ? modes.filter(({ name }) => name === 'light-360') : modes;
}

/** Primitives and patterns; the texts of other components change often. */
const hasTranscript = (story: Story) => /^(primitives|patterns)-/.test(story.id) && !repeatsState(story);

/** Waits for announcements that disappear again. */
const checkTranscript = ({ id }: Story) =>
  vi.waitFor(
    async () => {
      const spoken = await readAloud();
      expect(spoken, 'what a virtual screen reader says').toBe(await commands.expectedTranscript(id, spoken));
    },
    { timeout: 5000, interval: 250 },
  );

// Storybook pauses animations while it checks a story, and leaves them paused when a check fails.
beforeEach(async () => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent?.includes('animation-play-state: paused')) style.remove();
  await ensurePainting();
});

afterEach(async ({ task, story }: StoryTestContext) => {
  if (!story || task.result?.state === 'fail') return;

  await settleStory();
  const { story: page, restore } = prepare(story.parameters);
  const problems: string[] = [];
  try {
    for (const mode of modesToCheck(story)) {
      await applyMode(mode, page);
      if (!story.parameters.scrolled) await scrollToOutcome(story.parameters);
      problems.push(...(await checkMode(story, mode)));
    }
    if (!repeatsState(story)) problems.push(...(await translatedLayoutProblems(story, page)));
  } finally {
    await restore();
  }
  if (hasTranscript(story)) await checkTranscript(story);
  task.meta.seenInEveryMode = true;
  if (problems.length === 0) return;

  const error = new Error(`${story.id}\n${problems.join('\n')}`);
  // The stack is always this function, and Vitest would print its source.
  error.stack = '';
  throw error;
});

import axe from 'axe-core';
import { afterEach, expect, inject, type TestContext, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hideDashes, modes, screenshotName, tallest } from './modes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    compareScreenshots: boolean;
  }
}

interface StoryTestContext extends TestContext {
  story?: { title: string; parameters: { layout?: string; page?: boolean } };
}

// The units of the viewport (100dvh) follow a resize one frame late.
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function resizeTo(width: number, height: number) {
  await page.viewport(width, height);
  await vi.waitUntil(() => innerWidth === width && innerHeight === height);
  await twoFrames();
}

async function showIn({ theme, width, height }: (typeof modes)[number]) {
  document.documentElement.dataset.theme = theme;
  await resizeTo(width, height);
  // Only what lies inside the frame is drawn, so the frame grows with a long story, up to where it repeats itself.
  const contentHeight = Math.min(document.documentElement.scrollHeight, tallest);
  if (contentHeight > height) await resizeTo(width, contentHeight);
}

/** Soft, so that one run tells about every mode. */
const expectSamePicture = (name: string) =>
  expect.soft(page.elementLocator(document.body)).toMatchScreenshot(hideDashes(name));

async function expectReadableText() {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  const faults = violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.html}\n${node.failureSummary}`),
  );
  expect(faults, 'contrast in the dark theme').toEqual([]);
}

// Reduced motion leaves transitions of 1 ms, which an inherited colour passes down one element and frame at a time.
const still = new CSSStyleSheet();
still.replaceSync('*, *::before, *::after { transition-property: none !important; }');

const isLoading = () =>
  Array.from(document.querySelectorAll('[role="status"]')).some(
    ({ textContent }) => textContent === 'Loading',
  );

/** A story without a play ends before its mocks have answered. */
async function settle() {
  await vi
    .waitUntil(() => !isLoading(), { timeout: 1000, interval: 20 })
    .catch(() => {
      // The story shows the loading itself.
    });
  await twoFrames();
}

function prepare(layout: string | undefined) {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  // Storybook's own frame pads the page; here nothing would, and outlines at the edge would be cut.
  document.body.style.padding = layout === 'fullscreen' ? '0' : '1rem';
}

function restore() {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  document.body.style.padding = '';
  delete document.documentElement.dataset.theme;
}

afterEach(async ({ task, story }: StoryTestContext) => {
  const { storyId } = task.meta;
  if (!storyId || !story || task.result?.state === 'fail') return;

  await settle();
  prepare(story.parameters.layout);
  try {
    for (const mode of modes) {
      await showIn(mode);
      if (inject('compareScreenshots')) await expectSamePicture(screenshotName(storyId, mode));
      if (mode.theme === 'dark') await expectReadableText();
    }
    task.meta.seenInEveryMode = true;
  } finally {
    restore();
  }
});

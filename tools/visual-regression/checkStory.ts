import axe from 'axe-core';
import { afterEach, expect, inject, type TestContext, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { force, showIn, twoFrames, wear } from './applyMode.ts';
import { type Mode, modesOf } from './modes.ts';
import { mutationsOf } from './mutations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    comparePictures: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (storyId: string, mode: string) => Promise<string | undefined>;
    isNoticed: (storyId: string, mode: string) => Promise<boolean>;
  }
}

interface StoryTestContext extends TestContext {
  story?: { tags: string[]; parameters: { layout?: string; scrolled?: boolean } };
}

/** Soft, so that one run tells about every mode. */
async function expectSamePicture(storyId: string, mode: Mode) {
  const fault = await commands.comparePicture(storyId, mode.name);
  expect
    .soft(fault, `${storyId} in ${mode.name} ${fault}. Look at it: pnpm screenshots:diff`)
    .toBeUndefined();
}

async function expectMutationsNoticed(storyId: string, mode: Mode) {
  for (const { what, css } of mutationsOf(storyId, mode)) {
    const mend = wear(css);
    expect.soft(await commands.isNoticed(storyId, mode.name), `the picture shows ${what}`).toBe(true);
    mend();
  }
}

async function expectReadableText(theme: string) {
  document.documentElement.dataset.theme = theme;
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  const faults = violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.html}\n${node.failureSummary}`),
  );
  expect.soft(faults, `contrast in the theme ${theme}`).toEqual([]);
}

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

// Reduced motion leaves transitions of 1 ms, which an inherited colour passes down one element and frame at a time.
// A caret blinks.
const still =
  '*, *::before, *::after { transition-property: none !important; caret-color: transparent !important; }';

function prepare({ layout, scrolled }: { layout?: string; scrolled?: boolean }) {
  const move = wear(still);
  // Storybook's own frame pads the page; here nothing would, and outlines at the edge would be cut.
  document.body.style.padding = layout === 'fullscreen' ? '0' : '1rem';
  // A play scrolls to what it clicks; its picture begins at the top, unless the place is what it shows.
  if (!scrolled) scrollTo({ top: 0, behavior: 'instant' });
  const { dir } = document.documentElement;
  const restore = async () => {
    move();
    document.body.style.padding = '';
    delete document.documentElement.dataset.theme;
    document.documentElement.dir = dir;
    await force(false);
  };
  return { dir, restore };
}

afterEach(async ({ task, story }: StoryTestContext) => {
  const { storyId } = task.meta;
  if (!storyId || !story || task.result?.state === 'fail') return;

  await settle();
  const { dir, restore } = prepare(story.parameters);
  try {
    let previous: Mode | undefined;
    for (const mode of modesOf({ id: storyId, tags: story.tags })) {
      await showIn(mode, dir, previous);
      previous = mode;
      if (inject('comparePictures')) {
        await expectSamePicture(storyId, mode);
        await expectMutationsNoticed(storyId, mode);
      }
      if (mode.name === 'light-360')
        for (const theme of ['contrast', 'dark']) await expectReadableText(theme);
    }
    task.meta.seenInEveryMode = true;
  } finally {
    await restore();
  }
});

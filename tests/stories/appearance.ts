import axe from 'axe-core';
import { afterEach, expect, inject, type TestContext, vi } from 'vitest';
import { page } from 'vitest/browser';
import { modes, screenshotName } from './modes.ts';

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
  // Only what lies inside the frame is drawn, so the frame grows with a long story.
  const contentHeight = document.documentElement.scrollHeight;
  if (contentHeight > height) await resizeTo(width, contentHeight);
}

async function expectReadableText() {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  const faults = violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.html}\n${node.failureSummary}`),
  );
  expect(faults, 'contrast in the dark theme').toEqual([]);
}

afterEach(async (context: StoryTestContext) => {
  const { task, story } = context;
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || !story || task.result?.state === 'fail') return;

  document.body.style.padding = story.parameters.layout === 'fullscreen' ? '0' : '1rem';
  let contrastChecked = false;
  try {
    for (const mode of modes) {
      await showIn(mode);
      if (inject('compareScreenshots'))
        await expect
          .soft(page.elementLocator(document.body))
          .toMatchScreenshot(screenshotName(storyId, mode));
      if (mode.theme === 'dark' && !contrastChecked) {
        await expectReadableText();
        contrastChecked = true;
      }
    }
  } finally {
    delete document.documentElement.dataset.theme;
    document.body.style.padding = '';
  }
});

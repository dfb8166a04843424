import { vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Mode } from './modes.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (active: boolean) => Promise<void>;
  }
}

// The units of the viewport (100dvh) follow a resize one frame late.
export const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * When its frame grows or turns, Chromium may leave out what is fixed, or its text. In a transformed page nothing is
 * fixed to the window, so that each change is drawn as a whole.
 */
async function redraw() {
  document.documentElement.style.transform = 'translateZ(0)';
  await twoFrames();
  document.documentElement.style.transform = '';
}

async function resizeTo(width: number, height: number) {
  if (innerWidth === width && innerHeight === height) return;
  await page.viewport(width, height);
  await vi.waitUntil(() => innerWidth === width && innerHeight === height);
  await redraw();
}

export async function force(colors: boolean) {
  if (matchMedia('(forced-colors: active)').matches !== colors) await commands.forceColors(colors);
}

async function turnTo(direction: string) {
  if (document.documentElement.dir === direction) return;
  document.documentElement.dir = direction;
  // The components hear of it through React, which draws a frame later.
  await redraw();
}

/** @param usual The direction of the story itself. */
export async function showIn(mode: Mode, usual: string, previous: Mode | undefined) {
  const { theme, width, height, tallest, direction, forcedColors } = mode;
  document.documentElement.dataset.theme = theme;
  await force(forcedColors ?? false);
  await turnTo(direction ?? usual);
  if (previous?.width !== width) await resizeTo(width, height);
  // Only what lies inside the frame is drawn, so the frame grows with a long story, up to where it repeats itself.
  const { scrollHeight } = document.documentElement;
  await resizeTo(width, Math.max(height, Math.min(scrollHeight, tallest)));
}

/** @returns what takes the styles off again. */
export function wear(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

import { vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Mode } from '../modes.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColors: (active: boolean) => Promise<void>;
  }
}

// Units of the viewport (100dvh) follow a resize one frame late.
export const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Chromium may leave out fixed elements, or their text, when the frame grows or changes its direction. Nothing is
 * fixed to the window of a transformed page, so a transform makes Chromium draw everything anew.
 */
async function redraw() {
  document.documentElement.style.transform = 'translateZ(0)';
  await twoFrames();
  document.documentElement.style.transform = '';
}

async function resize(width: number, height: number) {
  if (innerWidth === width && innerHeight === height) return;
  await page.viewport(width, height);
  await vi.waitUntil(() => innerWidth === width && innerHeight === height, { interval: 4 });
  await redraw();
}

export async function setForcedColors(active: boolean) {
  if (matchMedia('(forced-colors: active)').matches !== active) await commands.emulateForcedColors(active);
}

async function setDirection(direction: string) {
  if (document.documentElement.dir === direction) return;
  document.documentElement.dir = direction;
  // React passes the direction on to the components one frame later.
  await redraw();
}

/** @param storyDirection The direction in a mode that names none. */
export async function applyMode(mode: Mode, storyDirection: string) {
  const { theme, width, height, maxHeight, direction = storyDirection, forcedColors = false } = mode;
  document.documentElement.dataset.theme = theme;
  await setForcedColors(forcedColors);
  await setDirection(direction);
  await resize(width, height);
  // Chromium draws only what lies inside the frame, so the frame grows with a long story.
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

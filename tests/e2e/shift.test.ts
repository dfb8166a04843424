import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { enter, type Screens, visitorScreens } from './screens.ts';
import { test } from './support.ts';

/** Adds up what moves without the person's doing, and names it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const found = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        found.sum += value;
        found.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function expectStill(page: Page, screens: Screens) {
  await watchShifts(page);
  for (const path of new Set(Object.values(screens).map((screen) => screen.path))) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { sum, moved } = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts,
    );
    expect.soft(sum, `${path} moved: ${moved.join(' | ')}`).toBeLessThanOrEqual(0.02);
  }
}

describe('nothing moves when a screen comes in the place of its skeleton', () => {
  test.for([360, 1280])('%i px wide', async (width, { page, server }) => {
    await page.setViewportSize({ width, height: 800 });
    await expectStill(page, visitorScreens);
    await expectStill(page, await enter(page, server));
  });
});

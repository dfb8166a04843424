import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { describe, expect } from 'vitest';
import { chromiumArgs, launchOptions } from '../../tools/browser/chromium.ts';
import { drawn, enter, type Screens, show, visitorScreens } from './screens.ts';
import { test } from './support.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page, options: RunOptions = {}) {
  // As a tool of the browser, since the page's own policy lets no foreign script in.
  await page.evaluate(axeSource);
  const results = (await page.evaluate(
    // @ts-expect-error The page has it from the line above.
    (given) => globalThis.axe.run(document, given),
    options,
  )) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** All of it: every rule, and those that are off at first. */
const everyRule: RunOptions = {
  rules: {
    'target-size': { enabled: true },
    region: { enabled: true },
    'landmark-unique': { enabled: true },
  },
};
const contrast: RunOptions = { runOnly: ['color-contrast'] };
const room: RunOptions = { runOnly: ['target-size', 'region', 'scrollable-region-focusable'], ...everyRule };

/** What sticks out of the room, if anything does. */
async function sideways(page: Page) {
  await drawn(page);
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const isWide = document.documentElement.scrollWidth > room;
    if (!isWide) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > room + 1)
      .slice(-3)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`);
  });
}

/** Looks at each screen as many people do; names what is wrong with it. */
async function inspect(page: Page, screens: Screens) {
  const found: Record<string, string[]> = {};
  for (const [name, screen] of Object.entries(screens)) {
    const note = (how: string, faults: string[]) => {
      if (faults.length > 0) found[`${name}, ${how}`] = faults;
    };
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await show(page, screen);
    note('light', await violations(page, everyRule));
    await page.emulateMedia({ colorScheme: 'dark' });
    await drawn(page);
    note('dark', await violations(page, contrast));
    for (const width of [1920, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      note(`${width} px`, await sideways(page));
    }
    note('small', await violations(page, room));
    await page.emulateMedia({ forcedColors: 'active' });
    note('forced colours', await sideways(page));
    await page.setViewportSize({ width: 1280, height: 800 });
    const setRootSize = (size: string) =>
      page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size);
    await setRootSize('200%');
    note('root text of 200 %', await sideways(page));
    await setRootSize('');
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('body *')) {
        one.style.cssText += 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em';
      }
    });
    note('text spacing', await sideways(page));
  }
  return found;
}

const laptop = { width: 1280, textSize: 32 };
const phone = { width: 360, textSize: 24 };

/** A room with larger text than the 16 px that a browser has, as its settings make it. */
async function enlarge(
  { width, textSize }: typeof laptop,
  url: string,
  come: (page: Page) => Promise<Screens>,
) {
  const args = [...chromiumArgs, `--blink-settings=defaultFontSize=${textSize}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const viewport = { width, height: 800 };
    const page = await browser.newPage({ baseURL: url, viewport, reducedMotion: 'reduce' });
    const found: Record<string, string[]> = {};
    for (const [name, screen] of Object.entries(await come(page))) {
      await show(page, screen);
      const wide = await sideways(page);
      if (wide.length > 0) found[name] = wide;
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${textSize}px`,
    );
    return found;
  } finally {
    await browser.close();
  }
}

/** Walks by Tab through the whole screen; names what takes the focus unseen. */
async function walk(context: BrowserContext, screens: Screens) {
  const found: Record<string, string[]> = {};
  for (const [name, screen] of Object.entries(screens)) {
    const page = await context.newPage();
    await show(page, screen);
    const hidden: string[] = [];
    const seen = new Set<string>();
    for (let step = 0; step < 120; step += 1) {
      await page.keyboard.press('Tab');
      await drawn(page);
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        // What is seen of a file input is the label around it.
        const shown = element.matches('input[type="file"], input[type="radio"]')
          ? element.closest('label, div')
          : element;
        const { left, right, top, bottom } = (shown ?? element).getBoundingClientRect();
        const across = [0.1, 0.5, 0.9].map((share) => left + (right - left) * share);
        const down = [0.1, 0.5, 0.9].map((share) => top + (bottom - top) * share);
        const isSeen = across.some((x) =>
          down.some((y) => {
            const there = document.elementFromPoint(x, y);
            return there !== null && (element.contains(there) || shown?.contains(there));
          }),
        );
        const label = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? '';
        return { isSeen, name: `${element.tagName} ${element.id} ${label} at ${Math.round(top)}` };
      });
      if (!focus || seen.has(focus.name)) break;
      seen.add(focus.name);
      if (!focus.isSeen) hidden.push(focus.name);
    }
    if (seen.size === 0 || hidden.length > 0) found[name] = [`${seen.size} stops`, ...hidden];
    await page.close();
  }
  return found;
}

describe('the screens of a visitor', () => {
  test('have no fault that axe finds, and fit, light and dark, small and large', async ({ page }) => {
    expect(await inspect(page, visitorScreens)).toEqual({});
  });

  test('fit with text of 200 %, and on a phone with 150 %', async ({ server }) => {
    expect(await enlarge(laptop, server.url, async () => visitorScreens)).toEqual({});
    expect(await enlarge(phone, server.url, async () => visitorScreens)).toEqual({});
  });
});

describe('the screens of a person', () => {
  test('have no fault that axe finds, and fit, light and dark, small and large', async ({ page, server }) => {
    expect(await inspect(page, await enter(page, server))).toEqual({});
  });

  test('fit with text of 200 %', async ({ server }) => {
    expect(await enlarge(laptop, server.url, (page) => enter(page, server))).toEqual({});
  });

  test('fit a phone with text of 150 %', async ({ server }) => {
    expect(await enlarge(phone, server.url, (page) => enter(page, server))).toEqual({});
  });

  const walked = [
    [360, ['dashboard', 'checklist', 'documents', 'forum', 'question', 'profile']],
    [1280, ['checklist', 'documents', 'forum']],
  ] as const;
  for (const [width, names] of walked) {
    test(`show what has the focus, at ${width} px`, async ({ browser, server }) => {
      const viewport = { width, height: 640 };
      const context = await browser.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce' });
      const screens = await enter(await context.newPage(), server);
      const some = Object.fromEntries(names.map((name) => [name, screens[name]]));
      expect(await walk(context, some)).toEqual({});
      await context.close();
    });
  }
});

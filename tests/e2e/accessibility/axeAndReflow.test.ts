import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { signIn } from '../../../tools/test-server/person.ts';
import {
  openScreen,
  personScreens,
  type Screen,
  visitorScreens,
} from '../../../tools/test-server/screens.ts';
import { expect, painted, test } from '../support/test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page, options: RunOptions) {
  // The page's content security policy allows no foreign script, so the browser itself evaluates it.
  await page.evaluate(axeSource);
  const results = (await page.evaluate(
    // @ts-expect-error axe is a global of the page.
    (given) => globalThis.axe.run(document, given),
    options,
  )) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

const offByDefault = ['target-size', 'region', 'landmark-unique'];
const everyRule: RunOptions = {
  rules: Object.fromEntries(offByDefault.map((rule) => [rule, { enabled: true }])),
};
const rulesOfSize: RunOptions = { runOnly: ['target-size', 'region', 'scrollable-region-focusable'] };

/** The elements that stick out of the window to the side. */
async function elementsBeyondTheWindow(page: Page) {
  await painted(page);
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`);
  });
}

/** Sets the size of text as the settings of the browser do. */
async function setTextSize(page: Page, standard: number) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

const reflows = [
  { width: 1920, textSize: 16 },
  { width: 768, textSize: 16 },
  { width: 320, textSize: 16 },
  { width: 360, textSize: 24 },
  { width: 1280, textSize: 32 },
];

/** The stories hold the contrast in every theme. */
async function expectAccessible(page: Page, screen: Screen) {
  await openScreen(page, screen);
  expect.soft(await violations(page, everyRule), 'axe').toEqual([]);
  for (const { width, textSize } of reflows) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, textSize);
    expect.soft(await elementsBeyondTheWindow(page), `${width} px, text of ${textSize} px`).toEqual([]);
  }
  await setTextSize(page, 16);
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await violations(page, rulesOfSize), 'axe at 320 px').toEqual([]);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.cssText += 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em';
    }
  });
  expect.soft(await elementsBeyondTheWindow(page), 'text spacing at 320 px').toEqual([]);
}

for (const [name, screen] of Object.entries(visitorScreens)) {
  test(`a visitor's screen passes axe and fits any width: ${name}`, async ({ page, consoleErrors }) => {
    if (name === 'reset password') consoleErrors.expect('status of 422');
    await expectAccessible(page, screen);
  });
}

for (const name of Object.keys(personScreens('')) as (keyof ReturnType<typeof personScreens>)[]) {
  test(`a person's screen passes axe and fits any width: ${name}`, async ({
    page,
    personWithContent,
    consoleErrors,
  }) => {
    if (name === 'question not found') consoleErrors.expect('status of 404');
    await signIn(page, personWithContent);
    await expectAccessible(page, personScreens(personWithContent.questionId)[name]);
  });
}

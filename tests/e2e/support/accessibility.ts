import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { painted } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, by rule and place. */
export async function violations(page: Page, options: RunOptions) {
  await painted(page);
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
export const everyRule: RunOptions = {
  rules: Object.fromEntries(offByDefault.map((rule) => [rule, { enabled: true }])),
};
export const rulesOfSize: RunOptions = { runOnly: ['target-size', 'region', 'scrollable-region-focusable'] };

/** The elements that stick out of the window to the side. */
export async function elementsBeyondTheWindow(page: Page) {
  await painted(page);
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *:not(svg *)')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`);
  });
}

/** The words of headings, bars, buttons and labels that are broken over two lines; what is longer may be hyphenated. */
export async function brokenWords(
  page: Page,
  { selector = 'h1, h2, h3, h4, header, nav, button, label', longest = 11 } = {},
) {
  await painted(page);
  return page.evaluate(
    (given) => {
      const places = [...document.querySelectorAll(given.selector)];
      const word = new RegExp(`(?<!\\p{L})\\p{L}{2,${given.longest}}(?!\\p{L})`, 'gu');
      const outermost = places.filter(
        (place) => !places.some((other) => other !== place && other.contains(place)),
      );
      return outermost.flatMap((place) => {
        const broken: string[] = [];
        const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          // What only screen readers see is one pixel wide.
          if (
            (text.parentElement?.clientWidth ?? 0) === 1 ||
            text.parentElement?.closest('[hidden], [inert], svg')
          )
            continue;
          for (const { 0: found, index } of text.textContent?.matchAll(word) ?? []) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + found.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(`${found} in ${place.tagName}`);
          }
        }
        return broken;
      });
    },
    { selector, longest },
  );
}

/** Whether the words of one element, and not only its box, meet another element. */
export async function isCovered(words: Locator, by: Locator) {
  const box = await by.boundingBox();
  if (!box) throw new Error('What could cover the words is not there.');
  return words.evaluate((element, { x, y, width, height }) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < x + width && right > x && top < y + height && bottom > y,
    );
  }, box);
}

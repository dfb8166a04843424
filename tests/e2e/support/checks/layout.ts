import { expect, type Locator, type Page } from '@playwright/test';
import { painted } from '../fixtures.ts';

/** Sets the browser's default font size in px. */
export async function setTextSize(page: Page, standard: number) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

/** Sets the root font size to 200 %, as a user style sheet does. */
export async function doubleRootFontSize(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await painted(page);
  // Chromium sometimes keeps the result of a container query in rem until the size of the window changes.
  const size = page.viewportSize();
  if (!size) return;
  await page.setViewportSize({ ...size, width: size.width + 1 });
  await painted(page);
  await page.setViewportSize(size);
  await painted(page);
}

/** Applies the text spacing of WCAG 1.4.12. */
export const applyTextSpacing = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.cssText += 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em';
    }
  });

/** Returns up to three elements that make the page scroll sideways. */
export async function overflowingElements(page: Page) {
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

/** Returns the words of at most `longest` letters that are broken over two lines. */
export async function brokenWords(
  page: Page,
  { selector = 'h1, h2, h3, h4, header, nav, button, label', longest = 11 } = {},
) {
  await painted(page);
  return page.evaluate(
    (given) => {
      const elements = [...document.querySelectorAll(given.selector)];
      // A web address may be broken.
      const word = new RegExp(`(?<!\\p{L})\\p{L}{2,${given.longest}}(?!\\p{L}|\\.\\p{L})`, 'gu');
      const outermost = elements.filter(
        (element) => !elements.some((other) => other !== element && other.contains(element)),
      );
      return outermost.flatMap((element) => {
        const broken: string[] = [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          // Text for screen readers only is 1 px wide.
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
            if (lines.size > 1) broken.push(`${found} in ${element.tagName}`);
          }
        }
        return broken;
      });
    },
    { selector, longest },
  );
}

/** Returns true if another element overlaps the words of an element. */
export async function isCovered(words: Locator, by: Locator) {
  const box = await by.boundingBox();
  if (!box) throw new Error('The covering element is not shown.');
  return words.evaluate((element, { x, y, width, height }) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < x + width && right > x && top < y + height && bottom > y,
    );
  }, box);
}

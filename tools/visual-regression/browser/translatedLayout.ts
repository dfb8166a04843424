import type { Language } from '../../../packages/contract/src/index.ts';
import { createFormats } from '../../../packages/contract/src/language/index.ts';
import type { StoryWithModes } from '../modes.ts';
import { speak } from './language.ts';
import { resize, type StoryPageState, setLanguageOfTexts } from './page.ts';

/** Screens have pictures in every language and an end-to-end test of all widths. */
const isComponent = ({ id }: StoryWithModes) => /^(primitives|patterns|domain)-/.test(id);

/** German has the longest words; Arabic runs from right to left. Screens are tested in every language. */
const checkedLanguages: Language[] = ['de', 'ar'];

const describeElement = (element: Element) =>
  `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;

/** Returns a problem that names the last element beyond the viewport, or nothing. */
function findSidewaysScroll() {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth + 1 || left < -1;
  });
  return [`scrolls sideways: ${wide.slice(-1).map(describeElement)}`];
}

/** Returns true if the element clips its content. An ellipsis, a line clamp and visually hidden text do so on purpose. */
function clipsContent(element: Element) {
  const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
  return (
    (overflowX === 'hidden' || overflowX === 'clip') &&
    textOverflow !== 'ellipsis' &&
    webkitLineClamp === 'none' &&
    element.clientWidth > 1
  );
}

/** Texts that are cut off at the left or right. */
function clippedTexts() {
  const clipped: string[] = [];
  const boxes = [...document.querySelectorAll('body *')].filter(
    (element) => clipsContent(element) && !element.closest('[inert], [aria-hidden="true"], [role="img"]'),
  );
  for (const box of boxes) {
    const outer = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.clientWidth === 1) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (right > outer.right + 1 || left < outer.left - 1))
        clipped.push(`clips ${describeElement(parent)}`);
    }
  }
  return clipped;
}

/** Sideways scroll and texts that are cut off. */
export const layoutProblems = (name: string) =>
  [...findSidewaysScroll(), ...clippedTexts()].map((problem) => `${name} ${problem}`);

/** Returns the parts of a component that do not fit at 320 px in a language with long words, and in Arabic. */
export async function translatedLayoutProblems(story: StoryWithModes, page: StoryPageState) {
  if (!isComponent(story)) return [];
  const problems: string[] = [];
  await resize(320, 640);
  for (const locale of checkedLanguages) {
    await setLanguageOfTexts(locale, createFormats(locale).direction);
    problems.push(...layoutProblems(`${locale} at 320 px`));
  }
  await speak(page.locale);
  document.documentElement.dir = page.direction;
  return problems;
}

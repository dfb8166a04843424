import type { Page } from '@playwright/test';
import { languages, unknownSituation } from '@settlement-help/contract';
import { signIn } from '../../../tools/test-server/person.ts';
import {
  openScreen,
  personScreens,
  type Screen,
  visitorScreens,
  waitUntilLoaded,
} from '../../../tools/test-server/screens.ts';
import { elementsBeyondTheWindow, everyRule, rulesOfSize, violations } from '../support/accessibility.ts';
import { expect, painted, test } from '../support/test.ts';

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
  { width: 320, textSize: 32 },
];

/** Words of headings and bars that are broken without need; longer ones have no line of their own. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('h1, main h2, nav > a')) {
      if (element.clientWidth <= 1) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(
          /(?<!\p{L})\p{L}{2,13}(?!\p{L})/gu,
        )) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

/** The stories hold the contrast in every theme. */
async function expectAccessible(page: Page, screen: Screen) {
  await openScreen(page, screen);
  // A dialog that fades in has too little contrast for a moment.
  await painted(page);
  expect.soft(await violations(page, everyRule), 'axe').toEqual([]);
  for (const { width, textSize } of reflows) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, textSize);
    const size = `${width} px, text of ${textSize} px`;
    expect.soft(await elementsBeyondTheWindow(page), size).toEqual([]);
    expect.soft(await brokenWords(page), `words broken at ${size}`).toEqual([]);
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

for (const name of ['dashboard', 'checklist'] as const) {
  test(`the screen of a plan of one's own passes axe and fits any width: ${name}`, async ({
    page,
    person,
  }) => {
    await person.api.setSituation({
      body: {
        ...unknownSituation,
        nationality: 'other',
        purpose: 'work',
        children: 'school_age',
        renting: true,
      },
    });
    await signIn(page, person);
    await expectAccessible(page, { path: personScreens('')[name].path });
  });
}

for (const language of languages.filter((code) => code !== 'en')) {
  test(`every screen fits a phone with text twice as large: ${language}`, async ({
    page,
    personWithContent,
    consoleErrors,
  }) => {
    consoleErrors.expect('status of 404');
    await page.setViewportSize({ width: 320, height: 740 });
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.goto('/');
    await setTextSize(page, 32);
    const expectToFit = async (screens: Record<string, Screen>) => {
      for (const path of new Set(Object.values(screens).map((screen) => screen.path))) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await waitUntilLoaded(page);
        expect.soft(await elementsBeyondTheWindow(page), path).toEqual([]);
      }
    };
    await expectToFit(visitorScreens);
    // A profile without a language would take this one, and the next tests with this person would meet it.
    await personWithContent.api.updateMe({ body: { language: 'en' } });
    await signIn(page, personWithContent);
    await expectToFit(personScreens(personWithContent.questionId));
  });
}

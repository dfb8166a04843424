import type { Page } from '@playwright/test';
import { todayIn, unknownSituation } from '@settlement-help/contract';
import { storeSession } from '../../../tools/test-server/person.ts';
import {
  openScreen,
  type PersonScreenName,
  personScreenNames,
  personScreens,
  type Screen,
  visitorScreens,
  waitUntilLoaded,
} from '../../../tools/test-server/screens.ts';
import { openInApp } from '../support/actions.ts';
import { everyRule, sizeRules, violations } from '../support/checks/axe.ts';
import {
  applyTextSpacing,
  brokenWords,
  doubleRootFontSize,
  overflowingElements,
  setTextSize,
} from '../support/checks/layout.ts';
import { expectNoLayoutShift, recordLayoutShifts } from '../support/checks/layoutShift.ts';
import {
  collectResponseTexts,
  contentTexts,
  servePseudoLanguage,
  textsOutsideCatalogues,
} from '../support/checks/pseudoLanguage.ts';
import { walkByTab } from '../support/checks/tabOrder.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { expect, painted, test } from '../support/fixtures.ts';

// Each test loads its screen up to twice and runs every check of a screen on it.
test.describe.configure({ timeout: 300_000 });

const reflows = [
  { width: 1920, textSize: 16 },
  { width: 768, textSize: 16 },
  { width: 320, textSize: 16 },
  { width: 360, textSize: 24 },
  { width: 1280, textSize: 32 },
  { width: 320, textSize: 32 },
];

/** The screens on which the keyboard walk runs, per width. */
const tabScreens: Record<number, string[]> = {
  360: ['dashboard', 'checklist', 'documents', 'forum', 'question', 'profile'],
  1280: ['checklist', 'documents', 'forum'],
};

/** The screens checked with a root font size of 200 %. */
const largeTextScreens = ['landing', 'dashboard', 'checklist', 'documents', 'services', 'forum', 'profile'];

async function expectVisibleFocus(page: Page, width: number) {
  await page.setViewportSize({ width, height: 640 });
  const { stops, hidden } = await walkByTab(page);
  expect.soft(hidden, `Tab focuses hidden elements at ${width} px`).toEqual([]);
  expect.soft(stops.size, `Tab stops at ${width} px`).toBeGreaterThan(5);
}

async function expectLargeTextToFit(page: Page) {
  await doubleRootFontSize(page);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const size = `with a root font size of 200 % at ${width} px`;
    expect.soft(await overflowingElements(page), `overflow ${size}`).toEqual([]);
    expect.soft(await brokenWords(page), `broken words ${size}`).toEqual([]);
    // Texts that people write have words of any length.
    const texts = { selector: '[role="img"], main :is(li, p):not(article *, :has(article))', longest: 16 };
    expect.soft(await brokenWords(page, texts), `broken words in texts ${size}`).toEqual([]);
    const [heading, text] = await page.evaluate(() =>
      ['h1', 'main p'].map((selector) => {
        const element = document.querySelector(selector);
        return element ? Number.parseFloat(getComputedStyle(element).fontSize) : Number.NaN;
      }),
    );
    expect.soft(heading, `the heading is larger than text ${size}`).toBeGreaterThan(text ?? 0);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

async function expectToReflow(page: Page) {
  for (const { width, textSize } of reflows) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, textSize);
    const size = `at ${width} px with text of ${textSize} px`;
    expect.soft(await overflowingElements(page), `overflow ${size}`).toEqual([]);
    const headings = { selector: 'h1, main h2, nav > a', longest: 13 };
    expect.soft(await brokenWords(page, headings), `broken words ${size}`).toEqual([]);
  }
  await setTextSize(page, 16);
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await violations(page, sizeRules), 'axe at 320 px').toEqual([]);
  await applyTextSpacing(page);
  expect.soft(await overflowingElements(page), 'overflow with text spacing at 320 px').toEqual([]);
}

/** Opens the screen without its dialog or message and checks that nothing moves while it loads. */
async function openWithoutShift(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  // Opened twice in a row, an address would restore its scroll position.
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitUntilLoaded(page);
  await painted(page);
  await expectNoLayoutShift(page, `layout shift at ${width} px`);
}

/** Checks the screen after `prepare`. */
async function checkPreparedScreen(page: Page, name: string) {
  // A dialog that fades in has too little contrast for a moment.
  await painted(page);
  expect.soft(await violations(page, everyRule), 'axe').toEqual([]);
  if (tabScreens[1280]?.includes(name)) await expectVisibleFocus(page, 1280);
  await expectToReflow(page);
}

async function checkScreen(page: Page, name: string, { path, prepare }: Screen) {
  await recordLayoutShifts(page);
  await openWithoutShift(page, path, 360);
  if (largeTextScreens.includes(name)) await expectLargeTextToFit(page);
  if (tabScreens[360]?.includes(name)) {
    await page.setViewportSize({ width: 360, height: 640 });
    await prepare?.(page);
    await expectVisibleFocus(page, 360);
  }
  await openWithoutShift(page, path, 1280);
  await prepare?.(page);
  await checkPreparedScreen(page, name);
}

async function expectTextsFromCatalogues(page: Page, screens: Record<string, Screen>, fullName?: string) {
  const responseTexts = collectResponseTexts(page);
  const content = await contentTexts(fullName);
  await servePseudoLanguage(page);
  const [first, ...others] = new Set(Object.values(screens).map(({ path }) => path));
  const expectNoOtherTexts = async (path: string) => {
    await waitUntilLoaded(page);
    await expect(page.getByText('⟦').first()).toBeVisible();
    // A screen asks for some of its data after it is shown.
    await painted(page);
    const otherTexts = async () => textsOutsideCatalogues(page, [...content, ...(await responseTexts())]);
    await expect.configure({ soft: true }).poll(otherTexts, path).toEqual([]);
  };
  await page.goto(first ?? '/', { waitUntil: 'networkidle' });
  await expectNoOtherTexts(first ?? '/');
  for (const path of others) {
    await openInApp(page, path);
    await expectNoOtherTexts(path);
  }
}

/** True if an earlier screen has the same path; the checks that depend only on the path run there. */
function isSecondOnPath(screens: Record<string, Screen>, name: string) {
  const path = screens[name]?.path;
  return Object.keys(screens).find((other) => screens[other]?.path === path) !== name;
}

const checks = 'axe, reflow, large text, keyboard and layout shift';

for (const [name, screen] of Object.entries<Screen>(visitorScreens)) {
  test(`a visitor's screen passes ${checks}: ${name}`, async ({ page, consoleErrors }) => {
    if (name === 'reset password') consoleErrors.expect(failedResource(422));
    await checkScreen(page, name, screen);
  });
}

for (const name of personScreenNames) {
  test(`a person's screen passes ${checks}: ${name}`, async ({ page, personWithContent, consoleErrors }) => {
    if (name === 'question not found') consoleErrors.expect(failedResource(404));
    const screens: Record<PersonScreenName, Screen> = personScreens(personWithContent.questionId);
    const screen = screens[name];
    await storeSession(page, personWithContent);
    if (isSecondOnPath(screens, name)) {
      await openScreen(page, screen);
      await checkPreparedScreen(page, name);
      return;
    }
    await checkScreen(page, name, screen);
  });
}

test('every word of the screens of a visitor comes from a catalogue', ({ page }) =>
  expectTextsFromCatalogues(page, visitorScreens));

test('every word of the screens of a person comes from a catalogue', async ({
  page,
  personWithContent,
  consoleErrors,
}) => {
  consoleErrors.expect(failedResource(404));
  await storeSession(page, personWithContent);
  await expectTextsFromCatalogues(page, personScreens(personWithContent.questionId), personWithContent.name);
});

for (const path of ['/dashboard', '/checklist']) {
  test(`a screen with a personal plan passes ${checks}: ${path}`, async ({ page, person }) => {
    const today = todayIn('Germany', new Date());
    await person.api.setSituation({
      body: {
        ...unknownSituation,
        nationality: 'other',
        purpose: 'work',
        children: 'school_age',
        renting: true,
        arrived_on: today,
        moved_in_on: today,
      },
    });
    await storeSession(page, person);
    await checkScreen(page, 'plan', { path });
  });
}

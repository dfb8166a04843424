import type { Page } from '@playwright/test';
import { signIn } from '../../../tools/test-server/person.ts';
import {
  personScreens,
  type Screen,
  visitorScreens,
  waitUntilLoaded,
} from '../../../tools/test-server/screens.ts';
import { expect, painted, test } from '../support/test.ts';

const limit = 0.02;

/** A layout shift as the browser reports it; TypeScript's own library lacks it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** Every shift of the document so far that no input caused. */
    readShifts: () => { sum: number; moved: string[] };
  }
}

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const record = (entries: PerformanceEntryList) =>
      shifts.push(...(entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput));
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.readShifts = () => {
      record(observer.takeRecords());
      return {
        sum: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.flatMap(({ sources }) =>
          sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
        ),
      };
    };
  });

async function expectStill(page: Page, screens: Record<string, Screen>) {
  for (const path of new Set(Object.values(screens).map((screen) => screen.path))) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await waitUntilLoaded(page);
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    const { sum, moved } = await page.evaluate(() => window.readShifts());
    expect.soft(sum, `${path} moved: ${moved.join(' | ')}`).toBeLessThanOrEqual(limit);
  }
}

for (const width of [360, 1280]) {
  test(`nothing moves while a screen loads at ${width} px`, async ({
    page,
    personWithContent,
    consoleErrors,
  }) => {
    consoleErrors.expect('status of 404');
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    await expectStill(page, visitorScreens);
    await signIn(page, personWithContent);
    await expectStill(page, personScreens(personWithContent.questionId));
  });
}

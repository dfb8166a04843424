import { expect, type Page } from '@playwright/test';

/** The budget for everything that moves on a page, as Chromium scores it. */
const maxLayoutShift = 0.02;

/** TypeScript's DOM library lacks this entry. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    readLayoutShifts: () => { sum: number; moved: string[] };
  }
}

/** Records every layout shift that no input caused. Call it before the page is opened. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const record = (entries: PerformanceEntryList) =>
      shifts.push(...(entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput));
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.readLayoutShifts = () => {
      record(observer.takeRecords());
      return {
        sum: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.flatMap(({ value, sources }) =>
          sources.map(({ node }) => `${node?.textContent?.slice(0, 40)} (${value.toFixed(4)})`),
        ),
      };
    };
  });

/** Fails if the page has shifted by more than the budget since it was opened. */
export async function expectNoLayoutShift(page: Page, message = 'layout shift') {
  const { sum, moved } = await page.evaluate(() => window.readLayoutShifts());
  expect.soft(sum, `${message}: ${moved.join(' | ')}`).toBeLessThanOrEqual(maxLayoutShift);
}

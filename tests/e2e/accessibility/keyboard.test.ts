import type { Page } from '@playwright/test';
import { signIn } from '../../../tools/test-server/person.ts';
import { openScreen, personScreens } from '../../../tools/test-server/screens.ts';
import { expect, painted, test } from '../support/test.ts';

/** The focused element, and whether any of it is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // Of a file or radio input people see the label around it.
    const isHiddenInput = element.matches('input[type="file"], input[type="radio"]');
    const shown = (isHiddenInput && element.closest('label, div')) || element;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const isVisible = shares.some((across) =>
      shares.some((down) => {
        const there = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return there !== null && (element.contains(there) || shown.contains(there));
      }),
    );
    const label = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? '';
    return { isVisible, name: `${element.tagName} ${element.id} ${label} at ${Math.round(top)}` };
  });

const walks = [
  { width: 360, names: ['dashboard', 'checklist', 'documents', 'forum', 'question', 'profile'] },
  { width: 1280, names: ['checklist', 'documents', 'forum'] },
] as const;

for (const { width, names } of walks) {
  for (const name of names) {
    test(`Tab never focuses what is hidden: ${name} at ${width} px`, async ({ page, personWithContent }) => {
      await page.setViewportSize({ width, height: 640 });
      await signIn(page, personWithContent);
      await openScreen(page, personScreens(personWithContent.questionId)[name]);
      const stops = new Set<string>();
      const hidden: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        await painted(page);
        const stop = await focused(page);
        if (!stop || stops.has(stop.name)) break;
        stops.add(stop.name);
        if (!stop.isVisible) hidden.push(stop.name);
      }
      expect(hidden).toEqual([]);
      expect(stops.size).toBeGreaterThan(5);
    });
  }
}

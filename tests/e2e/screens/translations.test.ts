import type { Page } from '@playwright/test';
import { languages } from '@settlement-help/contract';
import { storeSession } from '../../../tools/test-server/person.ts';
import {
  personScreens,
  type Screen,
  visitorScreens,
  waitUntilLoaded,
} from '../../../tools/test-server/screens.ts';
import { openInApp } from '../support/actions.ts';
import { brokenWords, overflowingElements, setTextSize } from '../support/checks/layout.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { expect, test } from '../support/fixtures.ts';

async function expectToFit(page: Page, path: string) {
  await waitUntilLoaded(page);
  expect.soft(await overflowingElements(page), path).toEqual([]);
  // A font that is still loading can be wider.
  await expect
    .configure({ soft: true })
    .poll(() => brokenWords(page), path)
    .toEqual([]);
}

for (const language of languages) {
  test(`every screen fits a phone with text of 200 %: ${language}`, async ({
    page,
    personWithContent,
    consoleErrors,
  }) => {
    consoleErrors.expect(failedResource(404));
    await page.setViewportSize({ width: 320, height: 740 });
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    const expectAllToFit = async (screens: Record<string, Screen>) => {
      const [first = '/', ...others] = new Set(Object.values(screens).map(({ path }) => path));
      await page.goto(first);
      await setTextSize(page, 32);
      await expectToFit(page, first);
      for (const path of others) {
        await openInApp(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectToFit(page, path);
      }
    };
    await expectAllToFit(visitorScreens);
    // Without a language in the profile, the app would store this one there for all later tests.
    await personWithContent.api.updateMe({ body: { language: 'en' } });
    await storeSession(page, personWithContent);
    await expectAllToFit(personScreens(personWithContent.questionId));
  });
}

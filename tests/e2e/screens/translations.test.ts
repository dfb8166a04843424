import { languages } from '@settlement-help/contract';
import { signIn } from '../../../tools/test-server/person.ts';
import {
  personScreens,
  type Screen,
  visitorScreens,
  waitUntilLoaded,
} from '../../../tools/test-server/screens.ts';
import { overflowingElements, setTextSize } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

for (const language of languages.filter((code) => code !== 'en')) {
  test(`every screen fits a phone with text of 200 %: ${language}`, async ({
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
        expect.soft(await overflowingElements(page), path).toEqual([]);
      }
    };
    await expectToFit(visitorScreens);
    // Without a language in the profile, the app would store this one there for all later tests.
    await personWithContent.api.updateMe({ body: { language: 'en' } });
    await signIn(page, personWithContent);
    await expectToFit(personScreens(personWithContent.questionId));
  });
}

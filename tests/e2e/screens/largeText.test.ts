import { type Language, languages, unknownSituation } from '@settlement-help/contract';
import { heic } from '../../../tools/test-server/files.ts';
import { storeSession } from '../../../tools/test-server/person.ts';
import { waitUntilLoaded } from '../../../tools/test-server/screens.ts';
import { openInApp } from '../support/actions.ts';
import {
  brokenWords,
  doubleRootFontSize,
  isCovered,
  overflowingElements,
  setTextSize,
} from '../support/checks/layout.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { expect, painted, test } from '../support/fixtures.ts';

/** German and Ukrainian have the longest words; Arabic runs from right to left. */
const longLanguages: Language[] = ['de', 'uk', 'ar'];

const widths = [320, 360, 768, 1280];

test('the list marker of a feature keeps its distance from the heading with text of 200 %', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilLoaded(page);
  await doubleRootFontSize(page);
  const features = page.getByRole('region', { name: 'What you get' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await painted(page);
    const space = await features
      .getByRole('listitem')
      .first()
      .evaluate((element) => {
        const { paddingInlineStart } = getComputedStyle(element);
        const marker = getComputedStyle(element, '::before').inlineSize;
        return Number.parseFloat(paddingInlineStart) - Number.parseFloat(marker);
      });
    expect.soft(space, `${width} px`).toBeGreaterThanOrEqual(8);
  }
});

test('the close button of a dialog covers no words with text of 200 %', async ({ page }) => {
  await page.goto('/?dialog=create-account');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await doubleRootFontSize(page);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  const summary = dialog.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeVisible();
  const close = dialog.getByRole('button', { name: 'Close' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    await painted(page);
    const title = dialog.getByRole('heading', { level: 2 }).first();
    expect.soft(await isCovered(title, close), `title at ${width} px`).toBe(false);
    await summary.scrollIntoViewIfNeeded();
    await painted(page);
    expect.soft(await isCovered(summary, close), `summary at ${width} px`).toBe(false);
  }
});

test('the number of the open step covers no words with text of 200 %', async ({ personPage: page }) => {
  await page.goto('/checklist');
  await waitUntilLoaded(page);
  await doubleRootFontSize(page);
  const step = page.getByRole('main').locator('li[data-state="open"]');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await painted(page);
    const number = step.locator('> [aria-hidden]');
    expect.soft(await isCovered(step.getByRole('heading', { level: 3 }), number), `${width} px`).toBe(false);
  }
});

test('a page of the server fits every width with text of 200 %', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/legal?lang=${language}`);
    await doubleRootFontSize(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await overflowingElements(page), `${language} at ${width} px`).toEqual([]);
      expect.soft(await brokenWords(page), `${language} at ${width} px`).toEqual([]);
    }
  }
});

for (const language of longLanguages) {
  test(`screens with a personal plan fit a phone with a root font size of 200 %: ${language}`, async ({
    page,
    person,
  }) => {
    await person.api.setSituation({ body: { ...unknownSituation, purpose: 'protection', children: 'both' } });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    const expectToFit = async (path: string) => {
      await waitUntilLoaded(page);
      await doubleRootFontSize(page);
      expect.soft(await overflowingElements(page), path).toEqual([]);
      // A font that is still loading can be wider.
      const words = expect.configure({ soft: true }).poll(() => brokenWords(page), path);
      await words.toEqual([]);
    };
    for (const [first, ...others] of [
      ['/', '/plan', '/steps/germany/anmeldung', '/steps/germany/anmeldung/pass'],
      ['/dashboard', '/checklist', '/services', '/profile', '/profile/reminders', '/profile/appearance'],
    ] as const) {
      await page.goto(first);
      await expectToFit(first);
      for (const path of others) {
        await openInApp(page, path);
        await expectToFit(path);
      }
      await storeSession(page, person);
    }
  });
}

test('an upload error and a toast break no words on a phone with text of 200 %', async ({
  personPage: page,
  person,
  consoleErrors,
}) => {
  consoleErrors.expect(failedResource(415));
  consoleErrors.expect(failedResource(401));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of longLanguages) {
    await storeSession(page, person);
    await page.goto(`/documents?lang=${language}`);
    await waitUntilLoaded(page);
    await doubleRootFontSize(page);
    await page.locator('main input[type=file]').first().setInputFiles(heic('photo.heic'));
    await page.locator('main button[type=submit]').click();
    await expect(page.locator('main form [role=alert]')).toBeVisible();
    expect.soft(await brokenWords(page, { selector: 'main [role=alert]' }), `error ${language}`).toEqual([]);

    await page.route('**/api/v1/**', (route) => route.fulfill({ status: 401, json: { detail: 'Ended' } }));
    await page.locator('main button[type=submit]').click();
    await expect(page.getByRole('region').getByRole('listitem').first()).toBeVisible();
    expect.soft(await brokenWords(page, { selector: '[role=region] li' }), `toast ${language}`).toEqual([]);
    await page.unrouteAll();
  }
});

test('with text of 200 % on a phone, the bars scroll away and round buttons keep their size', async ({
  personPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/dashboard');
  await waitUntilLoaded(page);
  const [header, bar] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Main places' })];
  const help = page.locator('aside button').last();
  const size = await help.boundingBox();
  await expect(bar).toBeInViewport();
  await setTextSize(page, 32);
  await painted(page);
  await expect(bar).not.toBeInViewport();
  expect(await help.boundingBox()).toMatchObject({ width: size?.width, height: size?.height });
  await page.mouse.wheel(0, 400);
  await expect(header).not.toBeInViewport();
});

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const) {
  test(`the assistant can be asked and read with text of 200 % at ${width} × ${height} px`, async ({
    personPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [index, language] of longLanguages.entries()) {
      await page.goto(`/dashboard?lang=${language}`);
      await waitUntilLoaded(page);
      await doubleRootFontSize(page);
      await page.locator('aside button').last().click();
      const panel = page.getByRole('dialog');
      const field = panel.getByRole('textbox');
      await field.fill('112');
      await expect(field, language).toBeInViewport({ ratio: 1 });
      await expect(panel.locator('form button'), language).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      // The conversation keeps the replies of the earlier languages. The panel scrolls to the start of a reply.
      const call = panel.locator('a[href="tel:112"]').nth(index);
      await expect(call, language).toBeInViewport({ ratio: 0.95 });
      await page.keyboard.type('7');
      await expect(field, language).toHaveValue('7');
      // The browser scrolls to the caret.
      await expect(field, language).toBeInViewport({ ratio: 0.5 });
      const close = panel.getByRole('button').first();
      await close.scrollIntoViewIfNeeded();
      await expect(close, language).toBeInViewport({ ratio: 1 });
      const overflow = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect.soft(overflow, language).toBeLessThanOrEqual(0);
      await close.click();
    }
  });
}

import type { Locator, Page } from '@playwright/test';
import { languages } from '@settlement-help/contract';
import { signIn } from '../../../tools/test-server/person.ts';
import { waitUntilLoaded } from '../../../tools/test-server/screens.ts';
import { brokenWords, elementsBeyondTheWindow, isCovered } from '../support/accessibility.ts';
import { dashboard, expect, landing, painted, scrollPosition, test } from '../support/test.ts';

for (const width of [320, 360, 500, 640, 1280, 1920]) {
  test(`the header and the hero of the landing page share their edges at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(landing(page)).toBeVisible();
    await painted(page);
    const edges = await page.evaluate(() => {
      const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents([...document.querySelectorAll('header button')].at(-1) as Element);
      return {
        header: [box('header svg')?.left, words.getBoundingClientRect().right],
        hero: [box('h1')?.left, box('main section')?.right],
      };
    });
    for (const [index, edge] of edges.header.entries()) {
      expect(Math.abs((edge ?? 0) - (edges.hero[index] ?? 0))).toBeLessThanOrEqual(1);
    }
  });
}

for (const width of [320, 360, 768]) {
  test(`the skyline keeps its two towers at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const skyline = page.getByRole('img', { name: /Berlin/ });
    const frame = await skyline.boundingBox();
    const eiffelTower = await skyline.locator('[data-city="paris"] path').nth(3).boundingBox();
    const televisionTower = await skyline.locator('[data-city="berlin"] circle').boundingBox();
    expect(eiffelTower?.x).toBeGreaterThanOrEqual(frame?.x ?? 0);
    expect((televisionTower?.x ?? 0) + (televisionTower?.width ?? 0)).toBeLessThanOrEqual(
      (frame?.x ?? 0) + (frame?.width ?? 0),
    );
  });
}

test('a wide window has a larger measure, and the assistant below its menu', async ({ personPage: page }) => {
  const widthOfTheScreen = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return (await page.getByRole('main').boundingBox())?.width ?? 0;
  };
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  const narrower = await widthOfTheScreen(1280);
  // A layout follows the window a frame later.
  await expect.poll(() => widthOfTheScreen(1600)).toBeGreaterThan(narrower + 150);
  const startOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? -1);
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  const assistant = page.getByRole('button', { name: 'Ask the assistant' });
  await expect(assistant).toBeVisible();
  await expect.poll(async () => (await startOf(assistant)) - (await startOf(menu))).toBe(0);
});

const twiceAsLarge = async (page: Page) => {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await painted(page);
};

for (const language of ['en', 'uk', 'ar', 'de'] as const) {
  test(`the header of a person stays one row in which nothing is broken, however wide the window: ${language}`, async ({
    page,
    createPerson,
  }) => {
    await signIn(page, await createPerson({ name: 'Olena Shevchenko-Kowalczyk' }));
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.goto('/dashboard');
    await waitUntilLoaded(page);
    for (const width of [320, 360, 639, 640, 680, 720, 752, 768, 820, 1023, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await brokenWords(page, { selector: 'header', longest: 20 }), `${width} px`).toEqual([]);
      const { height, closest } = await page.getByRole('banner').evaluate((header) => {
        const parts = [...header.querySelectorAll('a, button, strong, strong + *, [lang]')].filter(
          (part) =>
            part.getBoundingClientRect().width > 1 &&
            getComputedStyle(part).position !== 'fixed' &&
            // On a phone the name is read aloud alone.
            getComputedStyle(part.parentElement ?? part).clipPath === 'none',
        );
        const edges = parts.map((part) => {
          const words = document.createRange();
          words.selectNodeContents(part);
          const box = part.getBoundingClientRect();
          return part.scrollWidth > part.clientWidth ? box : words.getBoundingClientRect();
        });
        const gaps = edges.flatMap((one, index) =>
          edges.slice(index + 1).map((other, ahead) => {
            const [part, next] = [parts[index], parts[index + 1 + ahead]] as [Element, Element];
            // The country stands below the name.
            if (part.contains(next) || next === part.nextElementSibling) return 100;
            return Math.max(other.left - one.right, one.left - other.right);
          }),
        );
        return { height: header.getBoundingClientRect().height, closest: Math.min(...gaps) };
      });
      expect.soft(Math.floor(height), `height at ${width} px`).toBe(71);
      expect.soft(closest, `space between words at ${width} px`).toBeGreaterThanOrEqual(6);
    }
  });
}

for (const width of [320, 360, 768, 1280]) {
  const visit = async (page: Page, path: string) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await waitUntilLoaded(page);
    await twiceAsLarge(page);
    expect.soft(await elementsBeyondTheWindow(page), path).toEqual([]);
    expect.soft(await brokenWords(page), path).toEqual([]);
    // What people write has words of any length.
    const texts = { selector: '[role="img"], main :is(li, p):not(article *, :has(article))', longest: 16 };
    expect.soft(await brokenWords(page, texts), path).toEqual([]);
    const sizes = await page.evaluate(() =>
      ['h1', 'main p'].map((selector) => {
        const element = document.querySelector(selector);
        return element ? Number.parseFloat(getComputedStyle(element).fontSize) : Number.NaN;
      }),
    );
    expect.soft(sizes[0], `heading of ${path}`).toBeGreaterThan(sizes[1] ?? 0);
  };

  test(`a page that is told to be twice as large does not scroll sideways or break words at ${width} px`, async ({
    personPage: page,
  }) => {
    for (const path of ['/dashboard', '/checklist', '/documents', '/services', '/community', '/profile']) {
      await visit(page, path);
    }
  });

  test(`the landing page twice as large does not scroll sideways or break words at ${width} px`, async ({
    page,
  }) => {
    await visit(page, '/');
    const feature = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    const space = await feature.first().evaluate((element) => {
      const { paddingInlineStart } = getComputedStyle(element);
      const stop = getComputedStyle(element, '::before').inlineSize;
      return Number.parseFloat(paddingInlineStart) - Number.parseFloat(stop);
    });
    expect(space, 'between the stop of the route and its heading').toBeGreaterThanOrEqual(8);
  });

  test(`nothing covers the words of a dialog or of the open step twice as large at ${width} px`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/?dialog=create-account');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await twiceAsLarge(page);
    const close = dialog.getByRole('button', { name: 'Close' });
    expect(await isCovered(dialog.getByRole('heading', { level: 2 }).first(), close), 'title').toBe(false);
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    const summary = dialog.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeVisible();
    await painted(page);
    expect(await isCovered(summary, close), 'summary').toBe(false);

    await signIn(page, person);
    await page.goto('/checklist');
    await waitUntilLoaded(page);
    await twiceAsLarge(page);
    const step = page.getByRole('main').locator('li[data-state="open"]');
    const number = step.locator('> [aria-hidden]');
    expect(await isCovered(step.getByRole('heading', { level: 3 }), number), 'step').toBe(false);
  });

  test(`a page of the server twice as large does not scroll sideways or break words at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const language of languages) {
      await page.goto(`/legal?lang=${language}`);
      await twiceAsLarge(page);
      expect.soft(await elementsBeyondTheWindow(page), language).toEqual([]);
      expect.soft(await brokenWords(page), language).toEqual([]);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colours show the current stop of the route unlike the others: ${colorScheme}`, async ({
    page,
    personWithContent,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await signIn(page, personWithContent);
    await page.goto('/checklist');
    await waitUntilLoaded(page);
    const ground = (state: string) =>
      page
        .getByRole('main')
        .locator(`li[data-state="${state}"] > [aria-hidden]`)
        .first()
        .evaluate((stop) => getComputedStyle(stop).backgroundColor);
    expect(await ground('open')).not.toBe(await ground('done'));
  });
}

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const) {
  test(`the assistant twice as large can be asked and read at ${width} × ${height} px`, async ({
    personPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [index, language] of languages.entries()) {
      await page.goto(`/dashboard?lang=${language}`);
      await waitUntilLoaded(page);
      await twiceAsLarge(page);
      await page.locator('aside button').last().click();
      const panel = page.getByRole('dialog');
      const field = panel.getByRole('textbox');
      await field.fill('112');
      await expect(field, language).toBeInViewport({ ratio: 1 });
      await expect(panel.locator('form button'), language).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      // A reply is read from its start, help first.
      const call = panel.locator('a[href="tel:112"]').nth(index);
      await expect(call, language).toBeInViewport({ ratio: 0.95 });
      await page.keyboard.type('7');
      await expect(field, language).toHaveValue('7');
      // A browser brings the caret into sight.
      await expect(field, language).toBeInViewport({ ratio: 0.5 });
      const close = panel.getByRole('button').first();
      await close.scrollIntoViewIfNeeded();
      await expect(close, language).toBeInViewport({ ratio: 1 });
      const beyond = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect.soft(beyond, language).toBeLessThanOrEqual(0);
      await close.click();
    }
  });
}

test('Yes without a network keeps the page where it is, with the error beside the button in sight', async ({
  personPage: page,
  network,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/checklist');
  const yes = page.getByRole('button', { name: 'Yes' });
  await yes.scrollIntoViewIfNeeded();
  await painted(page);
  const before = await scrollPosition(page);
  await network.fail('updateStep', 'offline');
  await yes.click();
  const error = page.getByRole('alert').filter({ hasText: 'Failed to update step' });
  await expect(error).toBeInViewport({ ratio: 1 });
  await expect(yes).toBeFocused();
  expect(await scrollPosition(page)).toBe(before);
});

import type { Locator, Page } from '@playwright/test';
import { storeSession } from '../../../tools/test-server/person.ts';
import { waitUntilLoaded } from '../../../tools/test-server/screens.ts';
import { brokenWords } from '../support/checks/layout.ts';
import { dashboard, expect, landing, painted, test } from '../support/fixtures.ts';

const startOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? -1);

test('the header and the hero of the landing page share their edges at every width', async ({ page }) => {
  await page.goto('/');
  await expect(landing(page)).toBeVisible();
  for (const width of [320, 360, 500, 640, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await painted(page);
    const edges = await page.evaluate(() => {
      const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents([...document.querySelectorAll('header button')].at(-1) as Element);
      return {
        start: [box('header svg')?.left, box('h1')?.left],
        end: [words.getBoundingClientRect().right, box('main section')?.right],
      };
    });
    for (const [edge, [header = 0, hero = 0]] of Object.entries(edges)) {
      expect.soft(Math.abs(header - hero), `${edge} at ${width} px`).toBeLessThanOrEqual(1);
    }
  }
});

test('the skyline shows both towers at every width', async ({ page }) => {
  await page.goto('/');
  const skyline = page.getByRole('img', { name: /Berlin/ });
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await painted(page);
    const frame = await skyline.boundingBox();
    const eiffelTower = await skyline.locator('[data-city="paris"] path').nth(3).boundingBox();
    const televisionTower = await skyline.locator('[data-city="berlin"] circle').boundingBox();
    expect.soft(eiffelTower?.x, `${width} px`).toBeGreaterThanOrEqual(frame?.x ?? 0);
    expect
      .soft((televisionTower?.x ?? 0) + (televisionTower?.width ?? 0), `${width} px`)
      .toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
  }
});

test('a wide window has a wider column, and the assistant below its menu', async ({ personPage: page }) => {
  const columnWidth = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return (await page.getByRole('main').boundingBox())?.width ?? 0;
  };
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  const narrower = await columnWidth(1280);
  // The layout follows the window a frame later.
  await expect.poll(() => columnWidth(1600)).toBeGreaterThan(narrower + 150);
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  const assistant = page.getByRole('button', { name: 'Ask the assistant' });
  await expect(assistant).toBeVisible();
  await expect.poll(async () => (await startOf(assistant)) - (await startOf(menu))).toBe(0);
});

/** Measures the items of the header: if one horizontal line crosses all of them, and the smallest gap between two. */
const measureHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const items = [...header.querySelectorAll('a, button, strong, strong + *, [lang]')].filter(
      (item) =>
        item.getBoundingClientRect().width > 1 &&
        getComputedStyle(item).position !== 'fixed' &&
        // On a phone the name is only for screen readers.
        getComputedStyle(item.parentElement ?? item).clipPath === 'none',
    );
    const boxes = items.map((item) => {
      const words = document.createRange();
      words.selectNodeContents(item);
      return item.scrollWidth > item.clientWidth
        ? item.getBoundingClientRect()
        : words.getBoundingClientRect();
    });
    const gaps = boxes.flatMap((box, index) =>
      boxes.slice(index + 1).flatMap((other, ahead) => {
        const [item, next] = [items[index], items[index + 1 + ahead]] as [Element, Element];
        // The country is below the name.
        if (item.contains(next) || next === item.nextElementSibling) return [];
        return [Math.max(other.left - box.right, box.left - other.right)];
      }),
    );
    // The name and the country are two lines of one item.
    const rows = items
      .map((item) => (item.matches('strong, strong + *') ? (item.parentElement ?? item) : item))
      .map((item) => item.getBoundingClientRect());
    const isOneRow = Math.max(...rows.map(({ top }) => top)) < Math.min(...rows.map(({ bottom }) => bottom));
    return { isOneRow, smallestGap: Math.min(...gaps) };
  });

for (const language of ['uk', 'ar', 'de'] as const) {
  test(`the signed-in header is one row without broken words at every width: ${language}`, async ({
    page,
    createPerson,
  }) => {
    await storeSession(page, await createPerson({ name: 'Olena Shevchenko-Kowalczyk' }));
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.goto('/dashboard');
    await waitUntilLoaded(page);
    for (const width of [320, 360, 639, 640, 680, 720, 752, 768, 820, 1023, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await brokenWords(page, { selector: 'header', longest: 20 }), `${width} px`).toEqual([]);
      const { isOneRow, smallestGap } = await measureHeader(page);
      expect.soft(isOneRow, `one row at ${width} px`).toBe(true);
      expect.soft(smallestGap, `space between words at ${width} px`).toBeGreaterThanOrEqual(6);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colours distinguish the current stop of the route: ${colorScheme}`, async ({
    page,
    personWithContent,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await storeSession(page, personWithContent);
    await page.goto('/checklist');
    await waitUntilLoaded(page);
    const background = (state: string) =>
      page
        .getByRole('main')
        .locator(`li[data-state="${state}"] > [aria-hidden]`)
        .first()
        .evaluate((stop) => getComputedStyle(stop).backgroundColor);
    expect(await background('open')).not.toBe(await background('done'));
  });
}

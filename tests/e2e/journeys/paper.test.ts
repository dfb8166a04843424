import type { Page } from '@playwright/test';
import { waitUntilLoaded } from '../../../tools/test-server/screens.ts';
import { overflowingElements } from '../support/checks/layout.ts';
import { expect, test } from '../support/fixtures.ts';

interface Paper {
  path: string;
  /** Text printed in every language. */
  shows: string | RegExp;
  /** A printed link address. */
  address?: string;
  sheets: number;
}

const papers: Paper[] = [
  {
    path: '/checklist',
    shows: 'Krankenversicherung',
    address: 'https://www.make-it-in-germany.com/',
    sheets: 2,
  },
  {
    path: '/steps/germany/anmeldung',
    shows: 'Wohnungsgeberbestätigung',
    address: 'https://verwaltung.bund.de/',
    sheets: 3,
  },
  { path: '/steps/germany/anmeldung/pass', shows: 'Guten Tag, ich möchte meine Wohnung anmelden', sheets: 1 },
  // The longest passes.
  { path: '/steps/germany/residence-permit/pass', shows: 'Aufenthaltstitel', sheets: 1 },
  { path: '/steps/france/caf-housing-aid/pass', shows: 'l’aide au logement', sheets: 1 },
  // Every service is expanded in print.
  { path: '/services', shows: '115', address: 'https://www.arbeitsagentur.de/', sheets: 3 },
  { path: '/letters/germany/wohnungsgeberbestaetigung', shows: /eingezogen/, sheets: 1 },
];

/** Prints the screen to PDF, and returns its text, its links and the number of sheets. */
async function print(page: Page) {
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')];
      const visible = links.filter((link) => link.checkVisibility());
      // biome-ignore lint/performance/useDomNodeTextContent: textContent also contains hidden text.
      const printed = { text: document.body.innerText, links: visible.map(({ href }) => href) };
      document.body.dataset.printed = JSON.stringify(printed);
    });
  });
  const margin = '15mm';
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  });
  const { text, links } = JSON.parse(await page.evaluate(() => document.body.dataset.printed ?? '{}'));
  return { text, links, sheets: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length };
}

const visible = { visible: true };

// As wide as A4 within its margins.
test.use({ viewport: { width: 680, height: 1010 }, colorScheme: 'dark' });

for (const language of ['en', 'ar'] as const) {
  test(`the plan, a step, the services and a letter print on A4 in black with link addresses: ${language}`, async ({
    personPage: page,
  }) => {
    for (const { path, shows, address, sheets } of papers) {
      await page.goto(`${path}?lang=${language}`, { waitUntil: 'networkidle' });
      await waitUntilLoaded(page);
      await page.emulateMedia({ media: 'print' });
      const printed = await print(page);
      expect(printed.text).toMatch(shows);
      if (address) expect(printed.links).toContain(address);
      expect(printed.sheets, path).toBe(sheets);

      // Titles of services are buttons and are printed.
      const controls = page.locator('header, nav, footer, input, button:not(h3 > *), a[href="/"]');
      await expect(controls.filter(visible)).toHaveCount(0);
      expect(await overflowingElements(page)).toEqual([]);
      const colors = await page
        .locator('main *')
        .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))]);
      expect(colors).toEqual(['rgb(0, 0, 0)']);
      const linksWithoutAddress = await page.locator('main a[href^="http"]').evaluateAll((links) =>
        links
          .filter((link) => {
            const { content } = getComputedStyle(link, '::after');
            return !content.includes(String(link.getAttribute('href')));
          })
          .map((link) => link.outerHTML),
      );
      expect(linksWithoutAddress).toEqual([]);
      // The page itself is white, also if backgrounds are printed.
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      await page.emulateMedia({ media: 'screen' });
    }
  });
}

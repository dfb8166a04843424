import axeCore from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import type { IndexEntry } from 'storybook/internal/types';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchOptions } from '../../tools/browser/chromium.ts';
import { componentFolders } from '../../tools/component-docs/guidance.ts';
import { docs, entries, firstStoryOf, isUnattachedPage, openDocs, startDocs } from './docsPages.ts';

/** Every written page. The pages of components have one template, so one of each section is enough. */
const pages = [
  ...docs.filter(isUnattachedPage),
  ...Map.groupBy(
    docs.filter((page) => !isUnattachedPage(page)),
    ({ title }) => title.split('/').slice(0, 2).join('/'),
  )
    .values()
    .map(([first]) => first as IndexEntry),
];

// In the page
declare const axe: typeof axeCore;

const storybook = inject('storybook');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await startDocs(page, storybook, pages.at(-1) as IndexEntry, 'theme:dark');
  await page.addScriptTag({ content: axeCore.source });
  // Transitions of an inherited colour continue one element and frame at a time, even with 1 ms.
  await page.addStyleTag({ content: '*, *::before, *::after { transition-property: none !important }' });
});

afterAll(async () => {
  await browser?.close();
});

/** Opens a docs page and waits until it is complete, because axe needs a page that does not change. */
async function open(entry: Pick<IndexEntry, 'id' | 'tags'>) {
  await openDocs(page, entry);
  await page.waitForFunction(
    ({ before }) => {
      const now = document.body.innerHTML;
      const isSame = now === before.html;
      before.html = now;
      return isSame;
    },
    await page.evaluateHandle(() => ({ before: { html: '' } })),
    { polling: 50 },
  );
}

/** Collects the possible faults of a docs page. */
async function inspect() {
  const { lang, dir, dataset } = document.documentElement;
  // Stories have their own axe tests; the frame and the object editor belong to Storybook.
  const { violations } = await axe.run(
    { exclude: ['.sbdocs-preview', 'iframe', '.rejt-tree'] },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
      iframes: false,
    },
  );
  const stories = [...document.querySelectorAll<HTMLElement>('.story-on-docs-page')].map((story) => ({
    id: story.closest('[data-story-block]')?.id,
    dir: story.dir,
    theme: story.dataset.theme,
  }));
  return {
    page: { lang, dir, theme: dataset.theme },
    themeOfWords: document.querySelector<HTMLElement>('.docs-frame')?.dataset.theme,
    wrongTheme: stories.filter(({ theme }) => theme !== 'dark'),
    wrongDirection: stories.filter(({ id, dir }) => (dir === 'rtl') !== /right-to-left/.test(id ?? '')),
    violations: violations.flatMap((violation) =>
      violation.nodes.map(({ html, failureSummary }) => `${violation.id}: ${html}\n${failureSummary}`),
    ),
  };
}

test.each(pages)('$title passes axe, from left to right, in the dark theme of the toolbar', async (entry) => {
  await open(entry);
  expect(await page.evaluate(inspect)).toEqual({
    page: { lang: 'en', dir: '', theme: undefined },
    themeOfWords: 'dark',
    wrongTheme: [],
    wrongDirection: [],
    violations: [],
  });
});

test('no control edits an object without a value', async () => {
  const problems = await page.evaluate(
    async (ids) => {
      const loaded = await Promise.all(ids.map((storyId) => __STORYBOOK_PREVIEW__.loadStory({ storyId })));
      return loaded.flatMap(({ argTypes, initialArgs }, index) =>
        Object.entries(argTypes)
          .filter(
            ([name, { control, table }]) =>
              table?.disable !== true && control?.type === 'object' && initialArgs[name] === undefined,
          )
          .map(([name]) => `${ids[index]}: ${name}`),
      );
    },
    docs.filter((page) => !isUnattachedPage(page)).map(firstStoryOf),
  );
  expect(problems).toEqual([]);
});

test('framed stories and their docs follow the theme of the toolbar and do not scroll the page', async () => {
  const framed = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // A page with frames loads Storybook several times, which is slow next to other tests.
  framed.setDefaultTimeout(90_000);
  await framed.goto(`${storybook}?path=/docs/primitives-overlays-drawer--docs&globals=theme:dark`);
  const story = framed.frameLocator('#storybook-preview-iframe').frameLocator('iframe[title="Open"]');
  await story.getByRole('dialog', { name: 'Menu' }).waitFor();
  const [, docs] = framed.frames();
  await docs?.addScriptTag({ content: axeCore.source });
  const expectTheme = async (theme: string) => {
    await story.locator(`html[data-theme="${theme}"]`).waitFor();
    await docs?.locator(`.docs-frame[data-theme="${theme}"]`).waitFor();
    expect(await docs?.evaluate(inspect)).toMatchObject({ themeOfWords: theme, violations: [] });
  };
  await expectTheme('dark');
  await framed.getByRole('button', { name: 'Theme Dark' }).click();
  await framed.getByRole('option', { name: 'Light' }).click();
  await expectTheme('light');
  await docs?.frameLocator('iframe[title="Matrix"]').getByRole('button', { name: 'Menu of 40' }).waitFor();
  expect(await docs?.evaluate(() => scrollY)).toBe(0);
  await framed.close();
});

test.each([
  ['primitives-actions-button--docs', '<Button onClick={() => {}}>Upload document</Button>'],
  ['primitives-overlays-dialog--docs', '<Dialog title="Log in" onOpenChange={() => {}} open>'],
  ['domain-documents-documentlist--docs', '<DocumentList documents={documents} today="2026-11-20"'],
])('%s shows code to copy', async (id, code) => {
  await open({ id });
  await page.locator('button', { hasText: 'Show code' }).first().click();
  await expect.poll(() => page.locator('.docs-frame pre').first().textContent()).toContain(code);
});

const introduction = { id: 'start-introduction--docs', tags: ['unattached-mdx'] };

test('the search of the introduction finds a state by its message or name, and other things by theirs', async () => {
  await open(introduction);
  for (const [words, message] of [
    ['failed upload', 'Failed to upload document. Please try again.'],
    ['locked step', 'Complete previous step to unlock'],
    ['modal', 'Dialog'],
    ['surface', 'color.surface.page'],
    ['loadFailure.tryAgain', 'Try Again'],
  ] as const) {
    await page.getByLabel('Find a component, a token, a text or a state').fill(words);
    await page.locator('.docs-table').getByText(message).first().waitFor();
  }
});

test('the sidebar contains common search terms of designers', () => {
  const names = Object.values(entries).map(({ title, name }) => `${title}/${name}`);
  for (const words of ['Spacing scale', 'Typography scale', 'Colour', '(dark)', 'Callout', 'Right To Left']) {
    expect(names.filter((name) => name.includes(words))).not.toEqual([]);
  }
});

test('llms.txt has the guidance of each component', async () => {
  const text = await (await fetch(`${storybook}llms.txt`)).text();
  expect(text).toContain('- [Button](./?path=/docs/primitives-actions-button--docs)');
  expect(componentFolders().filter(({ name }) => !text.includes(`\n## ${name}\n`))).toEqual([]);
});

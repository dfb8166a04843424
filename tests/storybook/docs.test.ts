import { join } from 'node:path';
import axeCore from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { buildIndex } from 'storybook/internal/core-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../../tools/browser/chromium.ts';
import { componentFolders } from '../../tools/component-docs/guidance.ts';
import { serveStorybook } from './builtStorybook.ts';

const { entries } = await buildIndex({ configDir: join(import.meta.dirname, '../../.storybook') });
const pages = Object.values(entries).filter(({ type }) => type === 'docs');

// In the page
declare const axe: typeof axeCore;
declare const __STORYBOOK_PREVIEW__: {
  channel: {
    emit(event: string, given: object): void;
    once(event: string, listener: (given: unknown) => void): void;
  };
};

let storybook: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  storybook = await serveStorybook();
  browser = await chromium.launch(launchOptions);
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  // A frame would load a whole Storybook, only to show a story that is tested by itself.
  await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${storybook.url}iframe.html?id=${pages.at(-1)?.id}&viewMode=docs&globals=theme:dark`);
  await page.locator('.docs-frame h1').waitFor();
  await page.addScriptTag({ content: axeCore.source });
  // Reduced motion leaves transitions of 1 ms, which an inherited colour passes down one element and frame at a time.
  await page.addStyleTag({ content: '*, *::before, *::after { transition-property: none !important }' });
});

afterAll(async () => {
  await browser?.close();
  await storybook?.close();
});

/** Opens a page as the sidebar does, without a reload, and waits until its stories have come. */
async function open(id: string, hasStories: boolean) {
  await page.evaluate(async (storyId) => {
    const { channel } = __STORYBOOK_PREVIEW__;
    const rendered = new Promise((resolve) => channel.once('docsRendered', resolve));
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    await rendered;
  }, id);
  await page.waitForFunction((wantsStories) => {
    const blocks = [...document.querySelectorAll('.docs-frame:has(h1) [data-story-block]')];
    const areShown = blocks.every((block) => block.querySelector('.story-on-docs-page, iframe'));
    return areShown && (blocks.length > 0 || !wantsStories);
  }, hasStories);
  // Sources and lazy parts come after the stories, and a page that changes while axe reads it is judged half old.
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

/** What a docs page may get wrong, as it stands. */
async function inspect() {
  const { lang, dir, dataset } = document.documentElement;
  // Each story is checked by itself, in every theme; its frame and the tree that edits data are Storybook's own.
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
    unsafeControls: [...document.querySelectorAll('button[id^="set-"]')]
      .map(({ id, textContent }) => `${textContent}: ${id}`)
      .filter((control) => control.startsWith('Set object')),
    unwrittenTypes: [...document.querySelectorAll<HTMLTableRowElement>('.docblock-argstable tbody tr')]
      .map(({ cells }) => `${cells[0]?.textContent}: ${cells[1]?.textContent}`)
      .filter((row) => /(union|unknown)$/.test(row)),
    violations: violations.flatMap((violation) =>
      violation.nodes.map(({ html, failureSummary }) => `${violation.id}: ${html}\n${failureSummary}`),
    ),
  };
}

test.each(pages)(
  '$title opens left to right, in the dark theme of the toolbar, without a fault of axe',
  async ({ id, tags = [] }) => {
    await open(id, !tags.includes('unattached-mdx'));
    expect(await page.evaluate(inspect)).toEqual({
      page: { lang: 'en', dir: '', theme: undefined },
      themeOfWords: 'dark',
      wrongTheme: [],
      wrongDirection: [],
      unsafeControls: [],
      unwrittenTypes: [],
      violations: [],
    });
  },
);

test('stories in frames and the words around them follow the toolbar, and none scrolls the page to itself', async () => {
  const framed = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await framed.goto(`${storybook.url}?path=/docs/primitives-overlays-drawer--docs&globals=theme:dark`);
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
  await docs?.frameLocator('iframe[title="Right To Left"]').getByRole('dialog').waitFor();
  expect(await docs?.evaluate(() => scrollY)).toBe(0);
  await framed.close();
});

test.each([
  ['primitives-actions-button--docs', '<Button onClick={() => {}}>Upload document</Button>'],
  ['primitives-overlays-dialog--docs', '<Dialog title="Log in" onOpenChange={() => {}} open>'],
  ['domain-documents-documentlist--docs', '<DocumentList documents={documents} onDelete={onDelete}'],
])('%s shows code to copy', async (id, code) => {
  await open(id, true);
  await page.locator('button', { hasText: 'Show code' }).first().click();
  await expect.poll(() => page.locator('.docs-frame pre').first().textContent()).toContain(code);
});

test('the search of the introduction finds a state by words of its message or its name', async () => {
  await open('start-introduction--docs', false);
  for (const [words, message] of [
    ['failed upload', 'Failed to upload document. Please try again.'],
    ['locked step', 'Complete previous step to unlock'],
  ] as const) {
    await page.getByLabel('Find a state or a message').fill(words);
    await page.locator('.docs-table').getByText(message).first().waitFor();
  }
});

test('the sidebar names what a designer searches for', () => {
  const names = Object.values(entries).map(({ title, name }) => `${title}/${name}`);
  for (const words of ['Spacing scale', 'Typography scale', 'Colour', '(dark)', 'Callout', 'Right To Left']) {
    expect(names.filter((name) => name.includes(words))).not.toEqual([]);
  }
});

test('llms.txt has the guidance of each component', async () => {
  const text = await (await fetch(`${storybook.url}llms.txt`)).text();
  expect(text).toContain('- [Button](./?path=/docs/primitives-actions-button--docs)');
  expect(componentFolders().filter(({ name }) => !text.includes(`\n## ${name}\n`))).toEqual([]);
});

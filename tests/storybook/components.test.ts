import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { IndexEntry } from 'storybook/internal/types';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { constants, shared } from '../../packages/ui/src/theme/scale.ts';
import { light } from '../../packages/ui/src/theme/tokens.ts';
import { launchOptions } from '../../tools/browser/chromium.ts';
import { componentFolders } from '../../tools/component-docs/guidance.ts';
import { declaredProps } from './declaredProps.ts';
import { docs, firstStoryOf, openDocs, startDocs } from './docsPages.ts';

const root = join(import.meta.dirname, '../..');
const storybook = inject('storybook');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });
  await startDocs(page, storybook, docs.at(-1) as IndexEntry);
});

afterAll(() => browser?.close());

/** The page of each component with its file. */
const components = componentFolders().map(({ name, folder }) => {
  const file = `packages/ui/src/${folder}/${name}`;
  const page = docs.find(({ importPath }) => importPath === `./${file}.stories.tsx`);
  return { name, file: join(root, `${file}.tsx`), page: page as IndexEntry };
});

/** Finds faults in the text and layout of a docs page, outside of its stories. */
function findFaults() {
  const content = document.querySelector('.docs-frame .sbdocs-content');
  const isWritten = (element: Element | null) =>
    !element?.closest('.sbdocs-preview, .story-on-docs-page, pre, code, script, style');
  const headings = [...(content?.querySelectorAll('h2, h3') ?? [])].filter(isWritten);
  const isEmpty = (heading: Element) => {
    const next = heading.nextElementSibling ?? heading.parentElement?.nextElementSibling;
    return !next || (/^H[1-3]$/.test(next.tagName) && next.tagName <= heading.tagName);
  };
  const texts = [...(content?.querySelectorAll('*') ?? [])]
    .filter(isWritten)
    .flatMap(({ childNodes }) => [...childNodes])
    .flatMap(({ nodeType, textContent }) => (nodeType === Node.TEXT_NODE ? [textContent ?? ''] : []));
  return {
    emptySections: headings.filter(isEmpty).map(({ textContent }) => textContent),
    // The type of a template contains backticks.
    rawBackticks: texts.filter((text) => text.includes('`') && !text.includes('${')),
    widthOfPage: document.documentElement.scrollWidth,
    tokens: [...document.querySelectorAll('.docs-tokens code')].map(({ textContent }) => textContent),
  };
}

/** True for a path such as `color.text.muted`. */
const isToken = (path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, key) => Object(value)[key], { color: light, ...shared, ...constants }) !==
  undefined;

test('each docs page has only complete sections, existing tokens and no sideways scroll at 360 px', async () => {
  const faults = [];
  for (const entry of docs) {
    await openDocs(page, entry);
    const found = await page.evaluate(findFaults);
    const unknown = found.tokens.filter((token) => !isToken(token ?? ''));
    faults.push({ page: entry.title, ...found, tokens: unknown });
  }
  expect(faults.length).toBeGreaterThan(150);
  const correct = { emptySections: [], rawBackticks: [], widthOfPage: 360, tokens: [] };
  expect(faults).toEqual(faults.map(({ page }) => ({ page, ...correct })));
});

/** react-docgen does not read `Pick` and `Omit` of types from other files. */
const incomplete = [
  'CounterPass: since, deadline, onLoadThumb, letters',
  'DocumentLink: standalone',
  'SearchDialog: maxLength, finalFocus',
  'AppHeader: newAnswers',
  'AppShell: newAnswers',
  'BackToTop: labelAsText, variant, size, round, directional',
  'FormActions: variant, size',
  'CopyButton: size, fullWidth, bleed',
  'LoadMore: icon, size, iconEnd, fullWidth, bleed',
];

test('the table of props of each component has all props that the library declares', async () => {
  const props = declaredProps(components.map(({ file }) => file));
  const notShown = new Set(['ref', 'className', 'key', 'children']);
  const missing = [];
  for (const { name, file, page: entry } of components) {
    const shown = await page.evaluate(async (storyId) => {
      const { argTypes } = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
      return Object.entries(argTypes).flatMap(([name, { table }]) => (table?.disable ? [] : [name]));
    }, firstStoryOf(entry));
    const unknown = props.get(file)?.filter((prop) => !shown.includes(prop) && !notShown.has(prop)) ?? [];
    if (unknown.length > 0) missing.push(`${name}: ${unknown.join(', ')}`);
  }
  expect(missing).toEqual(incomplete);
});

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
  expect(missing).toEqual([]);
});

/** Sets each control of a story to its other values, one at a time, and returns the errors. */
async function operateControls(storyId: string) {
  const { channel } = __STORYBOOK_PREVIEW__;
  const errors: string[] = [];
  // Storybook reloads the page if another story begins before `storyFinished`.
  const finished = (change: string) =>
    new Promise<void>((resolve) => {
      const addError = (error: unknown) => errors.push(`${storyId}: ${change}: ${JSON.stringify(error)}`);
      channel.on('storyErrored', addError);
      channel.on('storyThrewException', addError);
      channel.once('storyFinished', () => {
        channel.off('storyErrored', addError);
        channel.off('storyThrewException', addError);
        resolve();
      });
    });
  const rendered = finished('initial values');
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  await rendered;
  const { argTypes, initialArgs } = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
  const changes = Object.entries(argTypes).flatMap(([name, { control, options, table }]) => {
    if (table?.disable || !control) return [];
    const initial = initialArgs[name];
    // One other value is enough, because the matrix of each component shows its variants.
    const [other] =
      options?.filter((option) => option !== initial) ??
      { boolean: [!initial], text: ['Changed'], number: [Number(initial ?? 0) + 1] }[control.type ?? ''] ??
      [];
    return other === undefined ? [] : [{ [name]: other }];
  });
  const initial = Object.fromEntries(changes.flatMap(Object.keys).map((name) => [name, initialArgs[name]]));
  for (const change of changes) {
    const changed = finished(JSON.stringify(change));
    channel.emit('updateStoryArgs', { storyId, updatedArgs: { ...initial, ...change } });
    await changed;
  }
  return { count: changes.length, errors };
}

test('each component renders another value of each control', async () => {
  const stories = components.map(({ page: entry }) => firstStoryOf(entry));
  const frame = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await frame.goto(`${storybook}iframe.html?id=${stories.at(-1)}&viewMode=story&globals=a11y.manual:!true`);
  await frame.locator('#storybook-root > *').first().waitFor();
  const results = [];
  for (const id of stories) results.push(await frame.evaluate(operateControls, id));
  await frame.close();
  expect(results.flatMap(({ errors }) => errors)).toEqual([]);
  expect(results.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(500);
});

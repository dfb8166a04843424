import { join } from 'node:path';
import type { Page } from 'playwright';
import { buildIndex } from 'storybook/internal/core-server';
import type { Args, IndexEntry } from 'storybook/internal/types';

export const { entries } = await buildIndex({ configDir: join(import.meta.dirname, '../../.storybook') });

export const docs = Object.values(entries).filter(({ type }) => type === 'docs');

/** True for a page in `.storybook/pages`, false for the page of a component. */
export const isUnattachedPage = ({ tags = [] }: Pick<IndexEntry, 'tags'>) => tags.includes('unattached-mdx');

/** Returns the id of the first story on a page. */
export const firstStoryOf = ({ title }: IndexEntry) =>
  Object.values(entries).find((entry) => entry.title === title && entry.type === 'story')?.id ?? '';

/** A row of the table of props. */
export interface ShownProp {
  control?: { type?: string };
  options?: readonly unknown[];
  table?: { disable?: boolean; type?: { summary?: string } };
}

declare global {
  /** Global of Storybook's preview frame. */
  var __STORYBOOK_PREVIEW__: {
    channel: {
      emit(event: string, given: object): void;
      once(event: string, listener: (given: unknown) => void): void;
      on(event: string, listener: (given: unknown) => void): void;
      off(event: string, listener: (given: unknown) => void): void;
    };
    loadStory(of: { storyId: string }): Promise<{ argTypes: Record<string, ShownProp>; initialArgs: Args }>;
  };
}

/** Opens the frame of Storybook at a docs page. Frames of stories stay empty, because each loads a whole Storybook. */
export async function startDocs(page: Page, storybook: string, { id }: IndexEntry, globals = '') {
  await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${storybook}iframe.html?id=${id}&viewMode=docs&globals=${globals}`);
  await page.locator('.docs-frame h1').waitFor();
}

/** Opens a docs page without a reload, as the sidebar does, and waits for its stories. */
export async function openDocs(page: Page, entry: Pick<IndexEntry, 'id' | 'tags'>) {
  await page.evaluate(async (storyId) => {
    const { channel } = __STORYBOOK_PREVIEW__;
    const rendered = new Promise((resolve) => channel.once('docsRendered', resolve));
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    await rendered;
  }, entry.id);
  await page.waitForFunction((hasStories) => {
    const blocks = [...document.querySelectorAll('.docs-frame:has(h1) [data-story-block]')];
    const areShown = blocks.every((block) => block.querySelector('.story-on-docs-page, iframe'));
    return areShown && (blocks.length > 0 || !hasStories);
  }, !isUnattachedPage(entry));
}

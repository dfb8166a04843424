import { globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allStories } from '../stories/allStories.ts';
import { obsoleteBaselines, possibleBaselines } from './baselines.ts';
import { baselines, transcripts } from './files.ts';
import { mutations } from './mutations.ts';

// A story without a baseline fails by itself, unless it looks like another one.
test('every baseline belongs to a story and one of its modes', async () => {
  expect(await obsoleteBaselines(), 'Run `pnpm test:stories:update`, which deletes them.').toEqual([]);
});

// A story without a transcript fails by itself, unless it shows the state of another one.
test('every transcript belongs to a story', () => {
  const stories = new Set(allStories().flatMap(({ id, looksLike }) => (looksLike ? [] : `${id}.txt`)));
  expect(readdirSync(transcripts).filter((file) => !stories.has(file))).toEqual([]);
});

test('a story looks like one with pictures', () => {
  const stories = allStories();
  const withPictures = new Set(stories.filter(({ looksLike }) => !looksLike).map(({ id }) => id));
  expect(
    stories.filter(({ looksLike }) => looksLike && !withPictures.has(looksLike)).map(({ id }) => id),
  ).toEqual([]);
});

test('every mutation changes a story in one of its modes', async () => {
  const possible = await possibleBaselines();
  expect(mutations.filter(({ storyId, mode }) => !possible.has(`${storyId}/${mode}`))).toEqual([]);
});

test('the baselines weigh at most 25 MB together', () => {
  const sizes = globSync('*/*.webp', { cwd: baselines }).map((file) => statSync(join(baselines, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toBeLessThanOrEqual(25);
});

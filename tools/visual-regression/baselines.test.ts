import { beforeAll, expect, test } from 'vitest';
import { existingBaselines, neededBaselines } from './baselines.ts';
import { mutations } from './mutations.ts';

const hint = 'Run `pnpm test:stories:update`, and look at each screenshot.';

let needed: Set<string>;
beforeAll(async () => {
  needed = await neededBaselines();
});

test('every story has a baseline in each of its modes, and every baseline a story', () => {
  expect(existingBaselines().sort(), hint).toEqual([...needed].sort());
});

test('every mutation changes a story in one of its modes', () => {
  expect(mutations.filter(({ storyId, mode }) => !needed.has(`${storyId}/${mode}`))).toEqual([]);
});

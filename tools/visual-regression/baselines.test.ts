import { expect, test } from 'vitest';
import { expectedPictures, keptPictures, stalePictures } from './expected.ts';
import { mutations } from './mutations.ts';

const hint = 'Run `pnpm test:stories:update`, and look at each picture.';

test('every story has a picture in each of its modes', async () => {
  const kept = keptPictures();
  const missing = [...(await expectedPictures())].filter((picture) => !kept.has(picture));
  expect(missing, hint).toEqual([]);
});

test('every picture has its story', async () => {
  expect(await stalePictures(), hint).toEqual([]);
});

test('every mutation is made in a picture that there is', async () => {
  const expected = await expectedPictures();
  expect(mutations.filter(({ storyId, mode }) => !expected.has(`${storyId}/${mode}`))).toEqual([]);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, test } from 'vitest';
import { modes, pictureFolder, screenshotName } from '../stories/modes.ts';

const root = join(import.meta.dirname, '../..');

async function expectedPictures() {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return stories.flatMap(({ id }) => modes.map((mode) => `${screenshotName(id, mode)}.png`));
}

const hint = 'Run `pnpm test:stories:update`, delete what is listed as stale, and look at each picture.';

test('every story has its pictures, and every picture its story', async () => {
  const expected = await expectedPictures();
  const found = readdirSync(join(root, pictureFolder)).filter((name) => name.endsWith('.png'));

  const missing = expected.filter((name) => !found.includes(name));
  const stale = found.filter((name) => !expected.includes(name));
  expect({ missing, stale }, hint).toEqual({ missing: [], stale: [] });
});

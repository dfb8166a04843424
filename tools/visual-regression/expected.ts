import { globSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { baselineFolder } from './files.ts';
import { modesOf } from './modes.ts';

/** `story/mode` of each picture that the stories ask for. */
export async function expectedPictures(): Promise<Set<string>> {
  const { entries } = await buildIndex({ configDir: join(import.meta.dirname, '../../.storybook') });
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return new Set(stories.flatMap((story) => modesOf(story).map(({ name }) => `${story.id}/${name}`)));
}

/** What lies in the folder of the baselines; a file that is no picture stays under its own name. */
export const keptPictures = () =>
  new Set(
    globSync(['*', '*/*'], { cwd: baselineFolder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(baselineFolder.length + 1)
          .replaceAll('\\', '/')
          .replace(/\.webp$/, ''),
      ),
  );

export async function stalePictures() {
  const expected = await expectedPictures();
  return [...keptPictures()].filter((picture) => !expected.has(picture));
}

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { allStories } from '../stories/allStories.ts';
import { baselines } from './files.ts';
import { modesOf } from './modes.ts';

/** `story/mode` of each baseline that can exist. */
export async function possibleBaselines(): Promise<Set<string>> {
  const { entries } = await buildIndex({ configDir: join(import.meta.dirname, '../../.storybook') });
  const modes = new Map(allStories().map((story) => [story.id, story.modes]));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return new Set(
    stories.flatMap(({ id, tags = [] }) =>
      modesOf({ id, tags, modes: modes.get(id) }).map(({ name }) => `${id}/${name}`),
    ),
  );
}

/** `story/mode` of each baseline on disk. Other files keep their extension. */
const existingBaselines = () =>
  globSync(['*', '*/*'], { cwd: baselines, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(baselines.length + 1)
        .replaceAll('\\', '/')
        .replace(/\.webp$/, ''),
    );

export async function obsoleteBaselines() {
  const possible = await possibleBaselines();
  return existingBaselines().filter((baseline) => !possible.has(baseline));
}

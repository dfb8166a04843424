import { existsSync, globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Comparison, encode, type Picture } from './image.ts';
import { pictureFolder } from './modes.ts';

const root = join(import.meta.dirname, '../..');

/** The committed pictures; another folder lets two states of the sources be compared without touching them. */
export const baselineFolder = process.env.PICTURES ?? join(root, pictureFolder);

/** What the last run saw differently. Git ignores it. */
export const findingsFolder = process.env.PICTURE_FINDINGS ?? join(root, '.pictures');

export const baselinePath = (storyId: string, mode: string) => join(baselineFolder, storyId, `${mode}.webp`);

const findingPath = (storyId: string, mode: string, kind: 'now' | 'difference') =>
  join(findingsFolder, storyId, `${mode}.${kind}.webp`);

async function save(path: string, picture: Picture) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await encode(picture));
}

export async function keepFinding(storyId: string, mode: string, now: Picture, comparison?: Comparison) {
  await save(findingPath(storyId, mode, 'now'), now);
  if (comparison?.difference) await save(findingPath(storyId, mode, 'difference'), comparison.difference);
}

export interface Finding {
  storyId: string;
  mode: string;
  now: string;
  /** Absent when the story is new in this mode. */
  baseline?: string | undefined;
  difference?: string | undefined;
}

const ifThere = (path: string) => (existsSync(path) ? path : undefined);

/** @param pattern Part of the story's id, or all of it; `*` stands for anything. */
export function findings(pattern = ''): Finding[] {
  return globSync(`*${pattern}*/*.now.webp`, { cwd: findingsFolder })
    .sort()
    .map((path) => {
      const [storyId = '', file = ''] = path.split('/');
      const mode = file.replace('.now.webp', '');
      return {
        storyId,
        mode,
        now: join(findingsFolder, path),
        baseline: ifThere(baselinePath(storyId, mode)),
        difference: ifThere(findingPath(storyId, mode, 'difference')),
      };
    });
}

import { existsSync, globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encode, type Image } from './image.ts';
import { baselineFolder } from './modes.ts';

const root = join(import.meta.dirname, '../..');

/** BASELINES sets another folder, to compare two versions without changing the committed baselines. */
export const baselines = process.env.BASELINES ?? join(root, baselineFolder);

/** The pictures that differed in the last run. Git ignores them. */
export const results = process.env.SCREENSHOT_RESULTS ?? join(root, '.screenshots');

export const baselineOf = (storyId: string, mode: string) => join(baselines, storyId, `${mode}.webp`);

/** The transcripts of a virtual screen reader: one file for each story. */
export const transcripts = join(root, '.storybook/__transcripts__');

export const transcriptOf = (storyId: string) => join(transcripts, `${storyId}.txt`);

const resultOf = (storyId: string, mode: string, kind: 'screenshot' | 'difference') =>
  join(results, storyId, `${mode}.${kind}.webp`);

async function save(path: string, image: Image) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await encode(image));
}

export async function saveDifference(storyId: string, mode: string, screenshot: Image, difference?: Image) {
  await save(resultOf(storyId, mode, 'screenshot'), screenshot);
  if (difference) await save(resultOf(storyId, mode, 'difference'), difference);
}

export interface Difference {
  storyId: string;
  mode: string;
  screenshot: string;
  /** Absent if the story is new in this mode. */
  baseline?: string | undefined;
  difference?: string | undefined;
}

const ifExists = (path: string) => (existsSync(path) ? path : undefined);

/** @param pattern Part of a story id; `*` matches anything. */
export function findDifferences(pattern = ''): Difference[] {
  return globSync(`*${pattern}*/*.screenshot.webp`, { cwd: results })
    .sort()
    .map((path) => {
      const [storyId = '', file = ''] = path.split('/');
      const mode = file.replace('.screenshot.webp', '');
      return {
        storyId,
        mode,
        screenshot: join(results, path),
        baseline: ifExists(baselineOf(storyId, mode)),
        difference: ifExists(resultOf(storyId, mode, 'difference')),
      };
    });
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Area, type Comparison, encode, type Image } from './image.ts';
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

const resultOf = (
  storyId: string,
  mode: string,
  kind: 'screenshot.webp' | 'difference.webp' | 'change.json',
) => join(results, storyId, `${mode}.${kind}`);

/** The place and size of a difference. */
export interface Change {
  /** The number of changed pixels. */
  pixels: number;
  area: Area;
  baselineSize: Size;
  screenshotSize: Size;
}

export type Size = Pick<Image, 'width' | 'height'>;

const sizeOf = ({ width, height }: Image): Size => ({ width, height });

/** @param comparison The screenshot compared with its baseline. Absent if the story is new in this mode. */
export async function saveDifference(
  storyId: string,
  mode: string,
  screenshot: Image,
  comparison?: Comparison & { baseline: Image },
) {
  await mkdir(join(results, storyId), { recursive: true });
  await writeFile(resultOf(storyId, mode, 'screenshot.webp'), await encode(screenshot));
  if (!comparison?.difference || !comparison.area) return;
  const { pixels, area, difference, baseline } = comparison;
  const change: Change = {
    pixels,
    area,
    baselineSize: sizeOf(baseline),
    screenshotSize: sizeOf(screenshot),
  };
  await writeFile(resultOf(storyId, mode, 'difference.webp'), await encode(difference));
  await writeFile(resultOf(storyId, mode, 'change.json'), JSON.stringify(change));
}

export async function removeDifference(storyId: string, mode: string) {
  for (const kind of ['screenshot.webp', 'difference.webp', 'change.json'] as const)
    await rm(resultOf(storyId, mode, kind), { force: true });
}

export interface Difference {
  storyId: string;
  mode: string;
  screenshot: string;
  /** Absent if the story is new in this mode. */
  compared?: { baseline: string; difference: string; change: Change } | undefined;
}

function findComparison(storyId: string, mode: string): Difference['compared'] {
  const [baseline, difference, change] = [
    baselineOf(storyId, mode),
    resultOf(storyId, mode, 'difference.webp'),
    resultOf(storyId, mode, 'change.json'),
  ];
  if (![baseline, difference, change].every((path) => existsSync(path))) return undefined;
  return { baseline, difference, change: JSON.parse(readFileSync(change, 'utf8')) };
}

/** @param pattern Part of a story id; `*` matches anything. */
export function findDifferences(pattern = ''): Difference[] {
  return globSync(`*${pattern}*/*.screenshot.webp`, { cwd: results })
    .sort()
    .map((path) => {
      const [storyId = '', file = ''] = path.split(/[\\/]/);
      const mode = file.replace('.screenshot.webp', '');
      return { storyId, mode, screenshot: join(results, path), compared: findComparison(storyId, mode) };
    });
}

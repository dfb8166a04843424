import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Change, Difference, Size } from '../files.ts';
import type { Area } from '../image.ts';

/** Converts the path of an image to a URL. */
export type ImageUrl = (path: string) => string;

interface Options {
  imageUrl: ImageUrl;
  /** Shows buttons that need `reportServer.ts`, instead of the commands. */
  canAccept?: boolean;
}

/**
 * Shows each changed story, the largest change first: baseline and screenshot around the change, both with a slider, the
 * changed pixels, and how to accept them.
 */
export function reportPage(differences: readonly Difference[], options: Options): string {
  const stories = Map.groupBy(differences, ({ storyId }) => storyId);
  const sections = [...stories]
    .map(([storyId, found]) => ({ storyId, found, pixels: sum(found.map(pixelsOf)) }))
    .sort((a, b) => bySize(a.pixels, b.pixels))
    .map(({ storyId, found, pixels }) => section(storyId, found, pixels, options));
  const modes = [...new Set(differences.map(({ mode }) => mode))].sort();
  const acceptEverything = options.canAccept
    ? `<button type="button" data-accept="/accept">Accept all</button>${status}`
    : '<p>Accept all: <code>pnpm screenshots:accept</code></p>';
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Screenshots that differ</title>
<style>${readAsset('report.css')}</style>
<body data-loaded-at="${Date.now()}">
<header><h1>Screenshots that differ</h1>
<label>Story <input type="search" id="story"></label>
<label>Mode <select id="mode"><option value="">all</option>${modes.map((mode) => `<option>${mode}</option>`).join('')}</select></label>
<label>Sort by <select id="sort"><option value="size">size of the change</option><option value="name">name</option></select></label>
<label><input type="checkbox" id="whole"> Whole pictures</label>
<output></output>${differences.length > 0 ? acceptEverything : ''}</header>
<main>${sections.join('\n') || '<p>The last run found no difference.</p>'}</main>
<script>${readAsset('reportScript.js')}</script></html>
`;
}

/** Returns URLs relative to the folder of the page. */
export const relativeTo =
  (folder: string): ImageUrl =>
  (path) =>
    relative(folder, path).split(/[\\/]/).map(encodeURIComponent).join('/');

const readAsset = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** New pictures come first. */
const pixelsOf = ({ compared }: Difference) => compared?.change.pixels ?? Number.POSITIVE_INFINITY;

/** Infinity minus Infinity is not a number. */
const bySize = (a: number, b: number) => (a === b ? 0 : b - a);

const status = '<span role="status"></span>';

function section(
  storyId: string,
  differences: readonly Difference[],
  pixels: number,
  { imageUrl, canAccept }: Options,
) {
  const command = `pnpm screenshots:accept ${storyId}`;
  const accept = canAccept
    ? `<button type="button" data-accept="/accept/${storyId}" aria-label="Accept ${storyId}">Accept</button>${status}`
    : `<code>${command}</code><button type="button" data-copy="${command}">Copy</button>`;
  const articles = differences
    .toSorted((a, b) => bySize(pixelsOf(a), pixelsOf(b)))
    .map((difference) => article(difference, imageUrl));
  return `<section data-story="${storyId}" data-pixels="${pixels}"><div class="top"><h2>${storyId}</h2>${accept}</div>${articles.join('')}</section>`;
}

function article({ mode, screenshot, compared }: Difference, imageUrl: ImageUrl) {
  if (!compared)
    return `<article data-mode="${mode}"><h3>${mode}</h3>${figure('New: there is no baseline yet', `<img src="${imageUrl(screenshot)}" alt="Screenshot" loading="lazy">`)}</article>`;

  const { pixels, area, baselineSize, screenshotSize } = compared.change;
  const page = sizeOfBoth(compared.change);
  const before = picture(imageUrl(compared.baseline), 'Baseline', baselineSize);
  const after = picture(imageUrl(screenshot), 'Screenshot', screenshotSize);
  const changed = picture(imageUrl(compared.difference), 'Difference', page);
  const figures = [
    figure('Before', crop(before)),
    figure('After', crop(after)),
    figure(
      'Overlay: before | after',
      `${crop(`${before}<div class="layer">${after}</div>`, 'overlay')}<input type="range" min="0" max="100" value="50" aria-label="How much of the baseline is shown">`,
    ),
    figure('Changed pixels', crop(changed)),
  ];
  const label = `${mode}: ${pixels.toLocaleString('en')} pixels differ`;
  return `<article data-mode="${mode}" style="${cropStyle(withMargin(area, page), page)}"><h3>${label}</h3><div class="row">${figures.join('')}</div></article>`;
}

const figure = (caption: string, content: string) =>
  `<figure><figcaption>${caption}</figcaption>${content}</figure>`;

const picture = (address: string, label: string, { width }: Size) =>
  `<img src="${address}" alt="${label}" loading="lazy" style="--image:${width}">`;

const crop = (content: string, name = '') => `<div class="crop ${name}">${content}</div>`;

const sizeOfBoth = ({ baselineSize, screenshotSize }: Change): Size => ({
  width: Math.max(baselineSize.width, screenshotSize.width),
  height: Math.max(baselineSize.height, screenshotSize.height),
});

/** Shows the surroundings of a change, in pixels. */
const margin = 48;

function withMargin(area: Area, page: Size): Area {
  const left = Math.max(0, area.left - margin);
  const top = Math.max(0, area.top - margin);
  return {
    left,
    top,
    width: Math.min(page.width, area.left + area.width + margin) - left,
    height: Math.min(page.height, area.top + area.height + margin) - top,
  };
}

/** `report.css` derives the position of each picture from these numbers. */
const cropStyle = ({ left, top, width, height }: Area, page: Size) =>
  `--left:${left};--top:${top};--width:${width};--height:${height};--page-width:${page.width};--page-height:${page.height}`;

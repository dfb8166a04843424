import { relative } from 'node:path';
import type { Difference } from '../files.ts';

const styles = `
:root { color-scheme: light dark; --line: light-dark(#dcdcd4, #35383f); --page: light-dark(#fafaf6, #17191d); --ink: light-dark(#22252b, #e4e4de); --muted: light-dark(#5c616b, #a3a8b2); --mark: light-dark(#b3261e, #ff8a80) }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.75rem 1.5rem; background: var(--page); border-bottom: 1px solid var(--line) }
h1 { margin: 0; font-size: 1.125rem } h2 { margin: 0; font-size: 1rem } h3 { margin: 0; font-size: 1rem; font-weight: 400 } p { margin: 0; color: var(--muted) }
input, select, button { font: inherit; padding: 0.25rem 0.5rem } [hidden] { display: none !important }
section { padding: 1.5rem; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 50rem }
.top { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: baseline } code { color: var(--muted); overflow-wrap: anywhere }
article { margin-block-start: 1rem }
figure { margin: 0; max-inline-size: 100%; inline-size: fit-content } figcaption { color: var(--muted) }
.row { display: flex; flex-wrap: wrap; gap: 1.5rem; margin-block-start: 0.5rem }
.over { --at: 50%; position: relative; display: grid } .over > * { grid-area: 1 / 1 }
.over img:nth-of-type(2) { clip-path: inset(0 0 0 var(--at)) }
.over::after { content: ''; position: absolute; inset-block: 0; inset-inline-start: var(--at); border-inline-start: 2px solid var(--mark) }
input[type=range] { inline-size: 100%; padding: 0 }
img { display: block; max-inline-size: 100%; block-size: auto; outline: 1px solid var(--line) }`;

const script = `
const text = document.querySelector('#story'), mode = document.querySelector('#mode'), shown = document.querySelector('output');
const articles = [...document.querySelectorAll('article')], sections = [...document.querySelectorAll('section')];
function filter() {
  const words = text.value.trim().toLowerCase();
  let count = 0;
  for (const section of sections) {
    let any = false;
    for (const article of section.querySelectorAll('article')) {
      article.hidden = !section.dataset.story.includes(words) || (mode.value !== '' && article.dataset.mode !== mode.value);
      if (!article.hidden) { any = true; count += 1; }
    }
    section.hidden = !any;
  }
  shown.value = count + ' of ' + articles.length + ' shown';
}
text.addEventListener('input', filter); mode.addEventListener('change', filter); filter();
document.addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.closest('figure').querySelector('.over').style.setProperty('--at', target.value + '%');
});
document.addEventListener('click', async ({ target }) => {
  if (!target.dataset.copy) return;
  await navigator.clipboard.writeText(target.dataset.copy);
  target.textContent = 'Copied';
});`;

/** Converts the path of an image to a URL. */
export type ImageUrl = (path: string) => string;

/** Returns URLs relative to the folder of the page. */
export const relativeTo =
  (folder: string): ImageUrl =>
  (path) =>
    relative(folder, path).split(/[\\/]/).map(encodeURIComponent).join('/');

const image = (address: string, label: string) =>
  `<img src="${address}" alt="${label}" loading="lazy" decoding="async">`;

function article({ mode, baseline, screenshot, difference }: Difference, imageUrl: ImageUrl) {
  const now = image(imageUrl(screenshot), 'Screenshot');
  const overlay = baseline
    ? `<figure><figcaption>Baseline on the left, screenshot on the right</figcaption><div class="over">${image(imageUrl(baseline), 'Baseline')}${now}</div><input type="range" min="0" max="100" value="50" aria-label="How much of the baseline is shown"></figure>`
    : `<figure><figcaption>New: there is no baseline yet</figcaption>${now}</figure>`;
  const marked =
    baseline && difference
      ? `<figure><figcaption>What differs</figcaption>${image(imageUrl(difference), 'Difference')}</figure>`
      : '';
  return `<article data-mode="${mode}"><h3>${mode}</h3><div class="row">${overlay}${marked}</div></article>`;
}

function section(storyId: string, differences: readonly Difference[], imageUrl: ImageUrl) {
  const command = `pnpm screenshots:accept ${storyId}`;
  const articles = differences.map((difference) => article(difference, imageUrl));
  return `<section data-story="${storyId}"><div class="top"><h2>${storyId}</h2><code>${command}</code><button type="button" data-copy="${command}">Copy</button></div>${articles.join('')}</section>`;
}

/** Shows each changed story: baseline and screenshot with a slider, the difference, and the command that accepts it. */
export function reportPage(differences: readonly Difference[], imageUrl: ImageUrl): string {
  const stories = Map.groupBy(differences, ({ storyId }) => storyId);
  const sections = [...stories].map(([storyId, found]) => section(storyId, found, imageUrl));
  const modes = [...new Set(differences.map(({ mode }) => mode))].sort();
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Screenshots that differ</title><style>${styles}</style>
<header><h1>Screenshots that differ</h1>
<label>Story <input type="search" id="story"></label>
<label>Mode <select id="mode"><option value="">all</option>${modes.map((mode) => `<option>${mode}</option>`).join('')}</select></label>
<output></output><p>All: <code>pnpm screenshots:accept</code></p></header>
<main>${sections.join('\n') || '<p>The last run found no difference.</p>'}</main>
<script>${script}</script></html>
`;
}

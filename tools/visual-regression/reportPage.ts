import { readFile } from 'node:fs/promises';
import type { Difference } from './files.ts';

const styles = `
:root { color-scheme: light dark; --line: light-dark(#dcdcd4, #35383f); --page: light-dark(#fafaf6, #17191d); --ink: light-dark(#22252b, #e4e4de); --muted: light-dark(#5c616b, #a3a8b2) }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; padding: 0.75rem 1.5rem; background: var(--page); border-bottom: 1px solid var(--line) }
h1 { margin: 0; font-size: 1.125rem } h2 { margin: 0; font-size: 1rem } p { margin: 0; color: var(--muted) }
input, select { font: inherit; padding: 0.25rem 0.5rem } [hidden] { display: none !important }
article { padding: 1.5rem; border-bottom: 1px solid var(--line) }
.row { display: grid; grid-template-columns: repeat(3, minmax(0, max-content)); gap: 1.5rem; margin-top: 0.75rem }
figure { margin: 0 } figcaption { color: var(--muted) } img { max-width: 100%; border: 1px solid var(--line) }`;

const script = `
const text = document.querySelector('input'), mode = document.querySelector('select'), shown = document.querySelector('output');
function filter() {
  let count = 0;
  for (const article of document.querySelectorAll('article')) {
    article.hidden = !article.dataset.story.includes(text.value.trim().toLowerCase()) || (mode.value !== '' && article.dataset.mode !== mode.value);
    if (!article.hidden) count += 1;
  }
  shown.value = count + ' shown';
}
text.addEventListener('input', filter); mode.addEventListener('change', filter); filter();`;

async function figure(caption: string, path: string | undefined) {
  if (!path) return '';
  const source = `data:image/webp;base64,${(await readFile(path)).toString('base64')}`;
  return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}" loading="lazy"></a></figure>`;
}

async function article({ storyId, mode, baseline, screenshot, difference }: Difference) {
  const figures = [
    await figure('Baseline', baseline),
    await figure('Screenshot', screenshot),
    await figure('Difference', baseline && difference),
  ];
  const isNew = baseline ? '' : '<p>No baseline yet.</p>';
  return `<article data-story="${storyId}" data-mode="${mode}"><h2>${storyId} · ${mode}</h2>${isNew}<div class="row">${figures.join('')}</div></article>`;
}

/** Baseline, screenshot and difference side by side, in one file that needs no other. */
export async function reportPage(differences: readonly Difference[]): Promise<string> {
  const articles = await Promise.all(differences.map(article));
  const modes = [...new Set(differences.map(({ mode }) => mode))].sort();
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screenshots that differ</title><style>${styles}</style>
<header><h1>Screenshots that differ</h1>
<label>Story <input type="search"></label>
<label>Mode <select><option value="">all</option>${modes.map((mode) => `<option>${mode}</option>`).join('')}</select></label>
<output></output></header>
<main>${articles.join('\n') || '<article data-story="" data-mode=""><p>The last run found no difference.</p></article>'}</main>
<script>${script}</script></html>
`;
}

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '@settlement-help/contract';
import type { Manifest } from 'vite';
import { entry, filesOf, signedIn } from '../../packages/app/build/manifest.ts';

interface Row {
  name: string;
  value: number;
  budget: number;
  unit: string;
}

const dist = join(import.meta.dirname, '../../packages/app/dist');
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** In kB of 1000 bytes, compressed as the build does. */
const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength / 1000;

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipped(file), 0);

const landing = filesOf(manifest, entry);
const firstSignedIn = new Set([...landing, ...filesOf(manifest, signedIn)]);
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const stylesheets = new Set(
  [...html.matchAll(/href="\/(assets\/[\w-]+\.css)"/g)].map(([, file = '']) => file),
);

const routes = Object.keys(manifest).filter(
  (source) => source.startsWith('src/routes/') && source !== signedIn && manifest[source]?.isDynamicEntry,
);

const firstVisit = { page: 1, scripts: landing.size, stylesheets: stylesheets.size, texts: 1, fonts: 2 };
const requests = Object.values(firstVisit).reduce((total, count) => total + count);

// The budgets catch regressions; the targets (145, 25 and 20 kB) are in docs/decisions/0030-code-splitting.md.
const rows: Row[] = [
  { name: 'JS of the landing page', value: sum(landing), budget: 115, unit: 'kB' },
  { name: 'JS of the first signed-in screen', value: sum(firstSignedIn), budget: 200, unit: 'kB' },
  ...routes.map((source) => ({
    name: `JS that ${basename(source, '.tsx')} adds`,
    value: sum([...filesOf(manifest, source)].filter((file) => !firstSignedIn.has(file))),
    // The search contains the combobox and the names of all official terms, 14 kB each (docs/decisions/0035-one-search.md).
    budget: source.startsWith('src/routes/search/') ? 62 : 48,
    unit: 'kB',
  })),
  ...languages.map((language) => ({
    name: `Texts, ${language}`,
    value: sum(
      [...filesOf(manifest, `src/messages/languages/${language}.ts`)].filter((file) => !landing.has(file)),
    ),
    budget: 34,
    unit: 'kB',
  })),
  { name: 'CSS of the whole app', value: sum(stylesheets), budget: 20, unit: 'kB' },
  { name: 'requests of the first visit', value: requests, budget: 14, unit: '' },
];

let over = 0;
for (const { name, value, budget, unit } of rows) {
  const holds = value <= budget;
  if (!holds) over += 1;
  console.log(`${holds ? 'holds' : 'OVER '}  ${value.toFixed(1).padStart(6)} of ${budget} ${unit}  ${name}`);
}
process.exitCode = over > 0 ? 1 : 0;

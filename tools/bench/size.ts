import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '@settlement-help/contract';
import type { Manifest } from 'vite';
import { entry, filesOf, signedIn } from '../../packages/app/build/manifest.ts';

const dist = join(import.meta.dirname, '../../packages/app/dist');
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** In kB of 1000 bytes, compressed as the build does. */
const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength / 1000;

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipped(file), 0);

const landing = filesOf(manifest, entry);
const firstSignedIn = filesOf(manifest, signedIn, new Set(landing));
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const stylesheets = new Set(
  [...html.matchAll(/href="\/(assets\/[\w-]+\.css)"/g)].map(([, file = '']) => file),
);

const routes = Object.keys(manifest).filter(
  (source) => source.startsWith('src/routes/') && source !== signedIn && manifest[source]?.isDynamicEntry,
);

/** Without images: the page, its scripts and stylesheet, the texts of a language and two fonts. */
const requests = 1 + landing.size + stylesheets.size + 1 + 2;

/** Name, value, limit and unit. */
const rows: [string, number, number, string][] = [
  ['JS of the landing page', sum(landing), 115, 'kB'],
  // The targets are 145 here, 25 per screen and 20 per language (docs/decisions/0030-code-splitting.md).
  ['JS of the first signed-in screen', sum(firstSignedIn), 200, 'kB'],
  ...routes.map((source): [string, number, number, string] => [
    `JS that ${basename(source, '.tsx')} adds`,
    sum([...filesOf(manifest, source)].filter((file) => !firstSignedIn.has(file))),
    // The search contains the combobox and the names of all official terms, 14 kB each (0035-one-search.md).
    source.startsWith('src/routes/search/') ? 62 : 48,
    'kB',
  ]),
  ...languages.map((language): [string, number, number, string] => [
    `Texts, ${language}`,
    sum([...filesOf(manifest, `src/messages/languages/${language}.ts`)].filter((file) => !landing.has(file))),
    34,
    'kB',
  ]),
  ['CSS of the whole app', sum(stylesheets), 20, 'kB'],
  ['requests of the first visit', requests, 14, ''],
];

let over = 0;
for (const [name, value, limit, unit] of rows) {
  const holds = value <= limit;
  if (!holds) over += 1;
  console.log(`${holds ? 'holds' : 'OVER '}  ${value.toFixed(1).padStart(6)} of ${limit} ${unit}  ${name}`);
}
process.exitCode = over > 0 ? 1 : 0;

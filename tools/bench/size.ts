import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '@settlement-help/contract';
import type { Manifest } from 'vite';

const dist = join(import.meta.dirname, '../../packages/app/dist');
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** In kB of 1000 bytes, compressed like the build does. */
const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength / 1000;

function chunkOf(entry: string) {
  const chunk = manifest[entry] ?? Object.values(manifest).find(({ name }) => name === entry);
  if (!chunk)
    throw new Error(
      `The build has no chunk ${entry}. If it was moved or renamed, change its name in tools/bench/size.ts.`,
    );
  return chunk;
}

/** The file of an entry and the files that it imports. */
function filesOf(entry: string, found = new Set<string>()) {
  const chunk = chunkOf(entry);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(needed, found);
  return found;
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipped(file), 0);

// The two chunks that vite.config.ts names.
const landing = filesOf('app');
const signedIn = filesOf('signed-in');

const routes = Object.keys(manifest).filter(
  (entry) => /^src\/routes\//.test(entry) && manifest[entry]?.isDynamicEntry,
);
/** The services screen also loads the content of one country. */
const contentOf = (entry: string) =>
  entry.endsWith('/Services.tsx') ? filesOf('../content/dist/en/germany/services.ts') : [];
const stylesheets = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));

const ofChunk = (entry: string) => gzipped(chunkOf(entry).file);

/** Name, size and limit in kB of 1000 bytes, gzip. */
const rows: [string, number, number][] = [
  ['JS of the landing page', sum(landing), 100],
  ['JS of the first signed-in screen', sum(signedIn), 125],
  ...routes.map((entry): [string, number, number] => [
    `JS that ${basename(entry, '.tsx')} adds`,
    sum([...filesOf(entry), ...contentOf(entry)].filter((file) => !signedIn.has(file))),
    15,
  ]),
  ...languages.flatMap((language): [string, number, number][] => [
    [`Texts of the first screens, ${language}`, ofChunk(`src/messages/languages/${language}.ts`), 12],
    [`Texts of the other screens, ${language}`, ofChunk(`../ui/messages/dist/${language}/screens.ts`), 12],
  ]),
  ['CSS of the whole app', sum(new Set(stylesheets)), 14],
];

let over = 0;
for (const [name, size, limit] of rows) {
  const passes = size <= limit;
  if (!passes) over += 1;
  console.log(`${passes ? 'ok   ' : 'OVER '}  ${size.toFixed(1).padStart(6)} of ${limit} kB  ${name}`);
}
process.exitCode = over > 0 ? 1 : 0;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

const dist = join(import.meta.dirname, '../packages/app/dist');
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file))).byteLength / 1000;

/** The files that an entry needs before it runs, itself among them. */
function filesOf(entry: string, found = new Set<string>()) {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The build has no chunk ${entry}. Was a route file moved? Name it here anew.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(needed, found);
  return found;
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipped(file), 0);

const landing = filesOf('index.html');
const signedIn = new Set([...landing, ...filesOf('src/routes/SignedIn.tsx')]);

const routes = Object.keys(manifest).filter(
  (entry) =>
    /^src\/routes\//.test(entry) && manifest[entry]?.isDynamicEntry && !/SignedIn|ToastArea/.test(entry),
);
const stylesheets = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));

/** What is measured, its size and its limit, in kB of 1000 bytes, gzip. */
const rows: [string, number, number][] = [
  ['JS of the landing page', sum(landing), 95],
  ['JS of the first signed-in screen', sum(signedIn), 110],
  ...routes.map((entry): [string, number, number] => [
    `JS that ${entry.replace('src/routes/', '').replace('.tsx', '')} adds`,
    sum([...filesOf(entry)].filter((file) => !signedIn.has(file))),
    15,
  ]),
  ['CSS of the whole app', sum(new Set(stylesheets)), 10],
];

let over = 0;
for (const [name, size, limit] of rows) {
  const holds = size <= limit;
  if (!holds) over += 1;
  console.log(`${holds ? 'holds' : 'OVER '}  ${size.toFixed(1).padStart(6)} of ${limit} kB  ${name}`);
}
process.exitCode = over > 0 ? 1 : 0;

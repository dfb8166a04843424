import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findDifferences, results } from '../files.ts';
import { relativeTo, reportPage } from './reportPage.ts';

const [pattern] = process.argv.slice(2);
const page = join(results, 'index.html');
const differences = findDifferences(pattern);

await mkdir(results, { recursive: true });
await writeFile(page, reportPage(differences, relativeTo(results)));
console.log(`${differences.length} screenshots differ: ${pathToFileURL(page)}`);

const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
// Ignores errors, because a server has no desktop.
execFile(opener, [page], () => {});

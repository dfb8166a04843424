import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findDifferences, results } from '../files.ts';
import { relativeTo, reportPage } from './reportPage.ts';
import { startReportServer } from './reportServer.ts';

/** Shows the differences of the last run. With `--file` it only writes the page, which cannot accept them. */
const { values, positionals } = parseArgs({ options: { file: { type: 'boolean' } }, allowPositionals: true });
const [pattern] = positionals;
const differences = findDifferences(pattern);

async function writePage() {
  const page = join(results, 'index.html');
  await mkdir(results, { recursive: true });
  await writeFile(page, reportPage(differences, { imageUrl: relativeTo(results) }));
  return pathToFileURL(page).href;
}

const isServed = !values.file && differences.length > 0;
const address = isServed ? await startReportServer(pattern) : await writePage();
console.log(`${differences.length} screenshots differ: ${address}`);
if (isServed) console.log('Accept them in the page. Ctrl+C stops it.');

const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
// Ignores errors, because a server has no desktop.
execFile(opener, [address], () => {});

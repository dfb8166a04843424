import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findings, findingsFolder } from './files.ts';
import { differencePage } from './reportPage.ts';

const [pattern] = process.argv.slice(2);
const page = join(findingsFolder, 'index.html');
const found = findings(pattern);

await mkdir(findingsFolder, { recursive: true });
await writeFile(page, await differencePage(found));
console.log(`${found.length} pictures differ: ${pathToFileURL(page)}`);

const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
// Where there is no desktop, the address above is enough.
execFile(opener, [page], () => {});

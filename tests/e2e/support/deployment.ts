import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { release } from '../../../tools/test-server/createTestServer.ts';

const served = ['.js', '.css', '.html', '.svg', '.png', '.woff2', '.webp', '.webmanifest'];

/** Copies the built app to a temporary folder in which `deployNext` can replace it while a server serves it. */
export function createDeployment() {
  const root = mkdtempSync(join(tmpdir(), 'settlement-help-app-'));
  const folder = join(root, 'current');
  cpSync(join(release, 'app'), folder, {
    recursive: true,
    filter: (path) => ['', ...served].includes(extname(path)),
  });

  /** Renames every script, and every reference to it, as the next build would. */
  function deployNext() {
    const next = join(root, 'next');
    cpSync(folder, next, { recursive: true });
    const assets = join(next, 'assets');
    const scripts = new Set(readdirSync(assets).filter((name) => name.endsWith('.js')));
    const nextName = (name: string) => (scripts.has(name) ? name.replace(/\.js$/, '0.js') : name);
    const rename = (path: string) =>
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/[\w.-]+\.js\b/g, nextName));
    for (const name of scripts) {
      rename(join(assets, name));
      renameSync(join(assets, name), join(assets, nextName(name)));
    }
    for (const page of globSync('**/*.html', { cwd: next })) rename(join(next, page));
    const worker = join(next, 'sw.js');
    rename(worker);
    const precache = readFileSync(worker, 'utf8').replace(/(url:"index\.html",revision:")/, '$10');
    writeFileSync(worker, precache);
    renameSync(folder, mkdtempSync(join(root, 'old-')));
    renameSync(next, folder);
  }

  return { folder, deployNext, remove: () => rmSync(root, { recursive: true, force: true }) };
}

export type Deployment = ReturnType<typeof createDeployment>;

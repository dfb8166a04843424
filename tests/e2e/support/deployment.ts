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
import { release } from '../../../tools/test-server/startReleaseServer.ts';

const servedExtensions = ['.js', '.css', '.html', '.svg', '.png', '.woff2', '.webp', '.webmanifest'];

/** Copies the built app to a temporary folder in which `deployNext` can replace it while a server serves it. */
export function createDeployment() {
  const root = mkdtempSync(join(tmpdir(), 'settlement-help-app-'));
  const folder = join(root, 'current');
  cpSync(join(release, 'app'), folder, {
    recursive: true,
    filter: (path) => ['', ...servedExtensions].includes(extname(path)),
  });

  /** Deploys a next build: gives every script a new name, and updates all references. */
  function deployNext() {
    const next = join(root, 'next');
    cpSync(folder, next, { recursive: true });
    const assets = join(next, 'assets');
    const scripts = new Set(readdirSync(assets).filter((name) => name.endsWith('.js')));
    const nextName = (name: string) => (scripts.has(name) ? name.replace(/\.js$/, '0.js') : name);
    const updateReferences = (path: string) =>
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/[\w.-]+\.js\b/g, nextName));
    for (const name of scripts) {
      updateReferences(join(assets, name));
      renameSync(join(assets, name), join(assets, nextName(name)));
    }
    for (const page of globSync('**/*.html', { cwd: next })) updateReferences(join(next, page));
    const worker = join(next, 'sw.js');
    updateReferences(worker);
    // A new revision, because the service worker caches a page again only if its revision changed.
    const precache = readFileSync(worker, 'utf8').replace(
      /url:"index\.html",revision:"/,
      (start) => `${start}0`,
    );
    writeFileSync(worker, precache);
    renameSync(folder, mkdtempSync(join(root, 'old-')));
    renameSync(next, folder);
  }

  return { folder, deployNext, remove: () => rmSync(root, { recursive: true, force: true }) };
}

export type Deployment = ReturnType<typeof createDeployment>;

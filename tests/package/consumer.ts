import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const examples = join(root, 'examples');

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const pinnedPnpm = `pnpm@${readJson(join(root, 'package.json')).engines.pnpm}`;

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: 'pipe', encoding: 'utf8' });

const pnpm = (args: string[], cwd: string) => run('npx', ['--yes', pinnedPnpm, ...args], cwd);

const ignored = new Set(readFileSync(join(root, '.gitignore'), 'utf8').split('\n'));

/** Copies the sources of the package without ignored files, like a clone. */
function cloneInto(folder: string) {
  for (const path of [
    'LICENSE',
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'tsconfig.base.json',
    'packages',
    'tools/messages',
    'tools/patches',
  ])
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !ignored.has(basename(source)),
    });
}

const installedVersion = (name: string) => readJson(join(root, 'node_modules', name, 'package.json')).version;

function copyExample(name: string, folder: string, packed: string) {
  const target = join(folder, name);
  cpSync(join(examples, name), target, {
    recursive: true,
    filter: (source) => !ignored.has(basename(source)),
  });
  const manifest = readJson(join(target, 'package.json'));
  manifest.dependencies['@settlement-help/ui'] = packed;
  writeFileSync(join(target, 'package.json'), JSON.stringify(manifest));
}

/** Packs the package from a clean clone with a dry run of publishing, and installs the tarball and two examples. */
export function createConsumer() {
  const folder = mkdtempSync(join(tmpdir(), 'settlement-help-consumer-'));
  const clone = join(folder, 'clone');
  cloneInto(clone);
  // The root package compiles the messages.
  const filters = ['settlement-help', '@settlement-help/ui...'].flatMap((name) => ['--filter', name]);
  pnpm(['install', '--frozen-lockfile', '--prefer-offline', ...filters], clone);
  const ui = join(clone, 'packages/ui');
  // npm, because pnpm changes the manifest in ways that npm does not know.
  run('npm', ['pack', '--pack-destination', folder], ui);
  // The package is built already.
  const publishing = pnpm(['publish', '--dry-run', '--no-git-checks', '--ignore-scripts'], ui);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new Error('npm pack made no tarball.');

  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  const packed = `file:${join(folder, tarball)}`;
  for (const name of ['vite', 'html']) copyExample(name, folder, packed);
  const dependencies = {
    '@settlement-help/ui': packed,
    lucide: readJson(join(examples, 'next/package.json')).dependencies.lucide,
    react: installedVersion('react'),
    'react-dom': installedVersion('react-dom'),
    'react-server-dom-turbopack': installedVersion('react-server-dom-turbopack'),
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  pnpm(['install', '--prefer-offline'], folder);

  return {
    folder,
    tarball: join(folder, tarball),
    publishing,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui');

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The version that package.json names. */
const pinnedPnpm = `pnpm@${readJson(join(root, 'package.json')).engines.pnpm}`;

function pnpm(args: string[], cwd: string) {
  execFileSync('npx', ['--yes', pinnedPnpm, ...args], { cwd, stdio: 'pipe' });
}

function pack(into: string) {
  pnpm(['pack', '--pack-destination', into], ui);
  const tarball = readdirSync(into).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new Error('pnpm pack made no tarball.');
  return join(into, tarball);
}

const installedVersion = (name: string) => readJson(join(root, 'node_modules', name, 'package.json')).version;

/** A small app outside the workspace that knows the design system only as the packed tarball. */
export function createConsumer() {
  const folder = mkdtempSync(join(tmpdir(), 'settlement-help-consumer-'));
  const tarball = pack(folder);
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  const dependencies = {
    '@settlement-help/ui': `file:${tarball}`,
    react: installedVersion('react'),
    'react-dom': installedVersion('react-dom'),
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  pnpm(['install', '--ignore-workspace', '--prefer-offline'], folder);

  return {
    folder,
    tarball,
    packageFolder: join(folder, 'node_modules/@settlement-help/ui'),
    async buildAndServe() {
      await build({ root: folder, configFile: false, logLevel: 'error' });
      return preview({ root: folder, configFile: false, preview: { host: '127.0.0.1', port: 0 } });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';

const root = join(import.meta.dirname, '../..');
const cli = createRequire(import.meta.url).resolve('storybook/internal/bin/dispatcher');

/** Builds Storybook for production and serves it. STORYBOOK_STATIC names an existing build. */
export async function serveStorybook() {
  const given = process.env.STORYBOOK_STATIC;
  const outDir = given ?? (await mkdtemp(join(tmpdir(), 'storybook-')));
  if (!given) {
    await promisify(execFile)(process.execPath, [cli, 'build', '--quiet', '--output-dir', outDir], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  const server = await preview({
    configFile: false,
    root,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const close = async () => {
    await server.close();
    if (!given) await rm(outDir, { recursive: true, force: true });
  };
  return { url: server.resolvedUrls?.local[0] ?? '', close };
}

import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompress } from '../../../packages/app/build/precompress.ts';
import { type Captured, nativeCards, nativeLanding } from './native.ts';

const root = join(import.meta.dirname, '../../..');
const built = join(root, 'packages/app/dist');

function stylesheetIn(folder: string) {
  const sheet = readdirSync(join(folder, 'assets')).find((name) => name.endsWith('.css'));
  if (!sheet) throw new Error(`There is no stylesheet in ${folder} for the native page to share`);
  return sheet;
}

/** Copies the built app to a temporary folder and adds pages to compare it with. */
export function createPages() {
  const folder = mkdtempSync(join(tmpdir(), 'settlement-help-pages-'));
  const dist = join(folder, 'dist');
  // The server ignores a compressed file that is older than its original.
  cpSync(built, dist, { recursive: true, preserveTimestamps: true });
  // Inside the workspace, so that imports of its packages resolve.
  const sources = join(root, 'node_modules/.cache/bench-pages');

  const buildPage = async (name: string, code: string, stylesheet?: string) => {
    const source = join(sources, name);
    rmSync(source, { recursive: true, force: true });
    mkdirSync(source, { recursive: true });
    writeFileSync(join(source, 'main.js'), code);
    const link = stylesheet ? `<link vite-ignore rel="stylesheet" href="${stylesheet}">` : '';
    writeFileSync(
      join(source, 'index.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${link}
<script type="module" src="./main.js"></script></head><body><div id="root"></div></body></html>`,
    );
    await build({
      configFile: false,
      root: source,
      base: `/${name}/`,
      logLevel: 'error',
      plugins: [react(), vanillaExtractPlugin(), precompress()],
      build: {
        outDir: join(dist, name),
        emptyOutDir: false,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
      },
    });
  };

  return {
    dist,
    /** Builds a page with library components only, at `/library/`. */
    buildLibraryPage: () => buildPage('library', `import '${join(import.meta.dirname, 'library.tsx')}';`),
    /** Builds the same markup with plain React elements, at `/native-landing/` and `/native-cards/`. */
    buildNativePages: async (captured: Captured) => {
      await buildPage('native-landing', nativeLanding(captured), `/assets/${stylesheetIn(built)}`);
      const library = stylesheetIn(join(dist, 'library'));
      await buildPage('native-cards', nativeCards(captured), `/library/assets/${library}`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

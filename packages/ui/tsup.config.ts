import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

// Layers rank in the order in which a page first names them; a component's sheet may come before the theme's.
const layerOrder = '@layer sh-reset, sh-theme, sh-primitives, sh-patterns, sh-domain;';

/** The fonts may be passed on together with their licence alone. */
function copyFontLicences() {
  for (const font of [
    '@fontsource-variable/source-sans-3',
    '@fontsource-variable/vazirmatn',
    '@fontsource/literata',
  ]) {
    const name = font.split('/')[1];
    copyFileSync(
      join(import.meta.dirname, 'node_modules', font, 'LICENSE'),
      join(import.meta.dirname, 'dist/fonts', `LICENSE-${name}.txt`),
    );
  }
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    domain: 'src/domain.ts',
    styles: 'src/styles.ts',
    fonts: 'src/theme/fonts.css',
  },
  format: 'esm',
  target: 'es2023',
  clean: true,
  sourcemap: true,
  // For the style sheet: unminified, it repeats every rule in a base64 comment.
  minify: true,
  // The contract is private to this repository, so the little that we use of it goes along; so do the font files.
  noExternal: ['@settlement-help/contract', '@settlement-help/content', /^@fontsource/],
  dts: {
    entry: { index: 'src/index.ts', domain: 'src/domain.ts' },
    compilerOptions: {
      paths: {
        '@settlement-help/contract': ['../contract/src/index.ts'],
        '@settlement-help/content': ['../content/src/types.ts'],
      },
    },
  },
  esbuildPlugins: [vanillaExtractPlugin()],
  loader: { '.woff2': 'file' },
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
  },
  banner: { css: layerOrder },
  onSuccess: async () => copyFontLicences(),
});

import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { finishBuild } from './build/finish.ts';

// Layers rank in the order in which a page first names them; a component's sheet may come before the theme's.
const layerOrder = '@layer sh-reset, sh-theme, sh-primitives, sh-patterns, sh-domain;';

/** A module for each part of each language, so that an app loads what it shows. */
const texts = Object.fromEntries(
  globSync('messages/dist/*/*.ts', { cwd: import.meta.dirname }).map((file) => [
    file.replace('/dist/', '/').replace(/\.ts$/, ''),
    file,
  ]),
);

const entries = {
  index: 'src/index.ts',
  messages: 'src/messages.ts',
  domain: 'src/domain.ts',
  tokens: 'src/tokens.ts',
  ...texts,
};

export default defineConfig({
  entry: { ...entries, styles: 'src/styles.ts', fonts: 'src/theme/fonts.css' },
  format: 'esm',
  target: 'es2023',
  clean: true,
  sourcemap: true,
  // The contract is private to this repository, so the little that we use of it goes along; so do the font files.
  // Of lucide (34 MB) and colorjs.io (17 MB), an adopter gets the parts that we use.
  noExternal: [
    '@settlement-help/contract',
    '@settlement-help/content',
    /^@fontsource/,
    'lucide',
    'colorjs.io',
  ],
  // The types alone are inferred from it, and build/plainTypes.ts writes them out.
  external: [/^zod/],
  dts: {
    entry: entries,
    compilerOptions: {
      paths: {
        '@settlement-help/contract': ['../contract/src/index.ts'],
        '@settlement-help/contract/language': ['../contract/src/language/index.ts'],
        '@settlement-help/contract/search': ['../contract/src/search/index.ts'],
        '@settlement-help/content': ['../content/src/types.ts'],
      },
    },
  },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  loader: { '.woff2': 'file' },
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
  },
  banner: { css: layerOrder },
  onSuccess: () => finishBuild(import.meta.dirname),
});

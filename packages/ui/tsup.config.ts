import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

// Layers rank in the order in which a page first names them; a component's sheet may come before the theme's.
const layerOrder = '@layer sh-reset, sh-theme, sh-primitives, sh-domain;';

export default defineConfig({
  entry: { index: 'src/index.ts', fonts: 'src/theme/fonts.css' },
  format: 'esm',
  target: 'es2023',
  clean: true,
  sourcemap: true,
  // For the style sheet: unminified, it repeats every rule in a base64 comment.
  minify: true,
  // The contract is private to this repository, so the little that we use of it goes along; so do the font files.
  noExternal: ['@settlement-help/contract', /^@fontsource/],
  dts: {
    entry: { index: 'src/index.ts' },
    compilerOptions: { paths: { '@settlement-help/contract': ['../contract/src/index.ts'] } },
  },
  esbuildPlugins: [vanillaExtractPlugin()],
  loader: { '.woff2': 'file' },
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
  },
  banner: { css: layerOrder },
});

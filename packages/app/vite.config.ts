import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig } from 'vite';
import { viteStaticCopy } from 'vite-plugin-static-copy';
import { precompress } from './build/precompress.ts';
import { preload } from './build/preload.ts';
import { serviceWorker } from './build/serviceWorker.ts';

/** PDF.js loads its decoders of scans by name, when a file needs them. */
const pdfDecoders = () =>
  viteStaticCopy({
    targets: [
      {
        src: 'node_modules/pdfjs-dist/wasm/*_nowasm_fallback.js',
        dest: `assets/pdfjs-${pdfjs.version}`,
        rename: { stripBase: true },
      },
    ],
  });

const apiPort = process.env.PORT ?? '3000';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    ...(isSsrBuild ? [] : [pdfDecoders(), preload(), serviceWorker(), precompress()]),
  ],
  // The server replaces it by a new nonce for each response (docs/decisions/0006-content-security-policy.md).
  html: { cspNonce: '__CSP_NONCE__' },
  // Themes are separate rules, so old browsers need no fallback for `light-dark()`.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    target: 'es2022',
    cssTarget: ['chrome100', 'firefox100', 'safari15.4'],
    assetsInlineLimit: 0,
    // One small stylesheet keeps the cascade layers in order.
    cssCodeSplit: false,
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        assetFileNames: 'assets/[hash][extname]',
        // One chunk for all that the landing page needs, instead of 16 (docs/decisions/0030-code-splitting.md).
        codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/legal'].map((path) => [path, `http://127.0.0.1:${apiPort}`])),
  },
}));

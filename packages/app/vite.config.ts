import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

const apiPort = process.env.PORT ?? '3000';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), precompress()],
  // The server puts a fresh nonce in its place with every page (see docs/decisions/0006-content-security-policy.md).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One small stylesheet: its cascade layers are in order whatever chunk comes first.
    cssCodeSplit: false,
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});

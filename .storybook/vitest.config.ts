import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../tools/browser/chromium.ts';
import * as commands from '../tools/visual-regression/commands.ts';
import { findSystemFonts } from '../tools/visual-regression/systemFonts.ts';
import { failOnConsoleError, group, retry } from '../vitest.shared.ts';
import { bareImports } from './bareImports.ts';

const root = join(import.meta.dirname, '..');

export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  // The virtual screen reader must share the user-event of the stories: two would both intercept the values of fields.
  resolve: { alias: { '@testing-library/user-event': 'storybook/test' } },
  optimizeDeps: {
    include: [
      'axe-core',
      '@guidepup/virtual-screen-reader',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'msw/browser',
      'msw-storybook-addon',
      ...bareImports(root, ['contract', 'ui', 'app']),
    ],
  },
  test: {
    ...group(2),
    name: 'storybook',
    // With `isolate: false`, Vitest runs the setup files again for each test file, but not their imports: a hook in
    // an import would not run after the first file.
    setupFiles: [
      failOnConsoleError,
      join(root, 'tools/visual-regression/browser/stablePage.ts'),
      join(root, 'tools/visual-regression/browser/checkStory.ts'),
    ],
    globalSetup: join(root, 'tools/visual-regression/clearResults.ts'),
    // SCREENSHOTS=off skips the comparison during development.
    provide: { compareScreenshots: process.env.SCREENSHOTS !== 'off' },
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    retry,
    browser: {
      enabled: true,
      // On a busy machine, building the dependencies takes minutes.
      connectTimeout: 300_000,
      headless: true,
      ui: false,
      screenshotFailures: false,
      provider: playwright({
        launchOptions,
        contextOptions: {
          colorScheme: 'light',
          reducedMotion: 'reduce',
          locale: 'en-GB',
          timezoneId: 'UTC',
          deviceScaleFactor: 1,
        },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { ...commands, findSystemFonts },
    },
  },
});

import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { bareImports } from './scripts/bareImports.ts';
import { ClosingLineReporter } from './scripts/closingLineReporter.ts';
import { launchOptions } from './tools/browser/chromium.ts';
import { comparePicture, forceColors, isNoticed } from './tools/visual-regression/commands.ts';

const root = import.meta.dirname;
const failOnConsoleError = join(root, 'tests/setup/failOnConsoleError.ts');

/** A shared machine can stall for longer than a test waits, twice in a row too; a fault fails each time. */
const retry = process.env.CI ? 2 : 0;

/** Two at a time, the stories after the rest: on more cores than two vitest would ask for the order. */
const inTurn = (groupOrder: number) => ({ maxWorkers: 2, sequence: { groupOrder } });
const [ofNode, ofStories] = [inTurn(1), inTurn(2)];

export default defineConfig({
  test: {
    reporters: ['default', new ClosingLineReporter()],
    projects: [
      {
        test: {
          name: 'contract',
          environment: 'node',
          ...ofNode,
          include: ['packages/contract/{src,build}/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
        },
      },
      {
        test: {
          name: 'ui',
          environment: 'node',
          ...ofNode,
          include: ['packages/ui/src/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          ...ofNode,
          include: ['packages/server/{src,test}/**/*.test.ts'],
          exclude: ['packages/server/test/postgres/**'],
          setupFiles: [failOnConsoleError],
          testTimeout: 20_000,
          retry,
        },
      },
      {
        test: {
          // The same tests on PostgreSQL and a bucket, except those that ask nothing of them.
          name: 'server-postgres',
          environment: 'node',
          ...ofNode,
          include: ['packages/server/test/**/*.test.ts'],
          exclude: [
            'packages/server/test/{http/{asvs,serveApp,endpoints},cli/{backup,config},storage/storage}.test.ts',
            'packages/server/test/faults/disk.test.ts',
          ],
          globalSetup: ['packages/server/test/support/services/globalSetup.ts'],
          setupFiles: [failOnConsoleError],
          testTimeout: 20_000,
          retry,
        },
      },
      {
        plugins: [storybookTest({ configDir: join(root, '.storybook') })],
        optimizeDeps: {
          include: [
            'axe-core',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'msw/browser',
            'msw-storybook-addon',
            ...bareImports(root, ['contract', 'ui', 'app']),
          ],
        },
        test: {
          name: 'storybook',
          // Each listed by itself: with `isolate: false` vitest runs the setup files again for each test file, but
          // not what they import, and a hook in an import would be gone after the first file.
          setupFiles: [
            failOnConsoleError,
            join(root, 'tools/visual-regression/stablePage.ts'),
            join(root, 'tools/visual-regression/checkStory.ts'),
          ],
          globalSetup: join(root, 'tools/visual-regression/clearResults.ts'),
          // SCREENSHOTS=off is for work in progress, while the pictures change with every edit.
          provide: { comparePictures: process.env.SCREENSHOTS !== 'off' },
          isolate: false,
          ...ofStories,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          retry,
          browser: {
            enabled: true,
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
            commands: { comparePicture, forceColors, isNoticed },
          },
        },
      },
      {
        test: {
          name: 'visual-regression',
          environment: 'node',
          ...ofNode,
          include: ['tools/visual-regression/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'spec',
          environment: 'node',
          ...ofNode,
          include: ['tests/spec/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          ...ofNode,
          include: ['tests/scripts/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          ...ofNode,
          include: ['tests/e2e/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry,
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          ...ofNode,
          include: ['tests/package/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { bareImports } from './scripts/bareImports.ts';
import { ClosingLineReporter } from './scripts/closingLineReporter.ts';
import { chromiumArgs, chromiumPath } from './scripts/ensureChromium.ts';
import { pictureFolder, showDashes } from './tests/stories/modes.ts';

const root = import.meta.dirname;
const failOnConsoleError = join(root, 'tests/setup/failOnConsoleError.ts');

export default defineConfig({
  test: {
    reporters: ['default', new ClosingLineReporter()],
    projects: [
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['packages/contract/src/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
        },
      },
      {
        test: {
          name: 'ui',
          environment: 'node',
          include: ['packages/ui/src/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
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
            join(root, 'tests/stories/steadyPage.ts'),
            join(root, 'tests/stories/appearance.ts'),
          ],
          // Storybook's plugin switches writing off, and then no screenshot could be kept.
          api: { allowWrite: true },
          // SCREENSHOTS=off is for work in progress, while the pictures change with every edit.
          provide: { compareScreenshots: process.env.SCREENSHOTS !== 'off' },
          isolate: false,
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A shared machine can stall for longer than a play waits; a fault fails twice.
          retry: process.env.CI ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
              contextOptions: {
                colorScheme: 'light',
                reducedMotion: 'reduce',
                locale: 'en-GB',
                timezoneId: 'UTC',
                deviceScaleFactor: 1,
              },
            }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // A count, not a ratio: in a ratio a small control's move is lost on a wide screen.
                comparatorOptions: { allowedMismatchedPixels: 20 },
                resolveScreenshotPath: ({ arg, ext }) =>
                  join(root, pictureFolder, `${showDashes(arg)}${ext}`),
                resolveDiffPath: ({ arg, ext }) =>
                  join(root, '.vitest-attachments', `${showDashes(arg)}${ext}`),
              },
            },
          },
        },
      },
      {
        test: {
          name: 'pictures',
          environment: 'node',
          include: ['tests/pictures/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'spec',
          environment: 'node',
          include: ['tests/spec/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          include: ['tests/scripts/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry: process.env.CI ? 1 : 0,
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: ['tests/package/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

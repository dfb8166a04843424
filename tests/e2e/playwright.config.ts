import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/browser/chromium.ts';
import { retry } from '../../vitest.shared.ts';

export default defineConfig({
  outputDir: '../../.playwright',
  // In CI the failures are at the end of the log.
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./support/closingLineReporter.ts']],
  // As in `vitest.shared.ts`.
  workers: 3,
  // The workers share the tests of a file, so that no long file is left over at the end.
  fullyParallel: true,
  retries: retry,
  forbidOnly: true,
  timeout: 120_000,
  // A busy machine can be ten times slower.
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    // Traces take a third of the time of the tests. Repeat a failed test with `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A service worker hides requests from `page.route`; the offline tests allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
});

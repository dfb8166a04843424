import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/browser/chromium.ts';

export default defineConfig({
  outputDir: '../../.playwright',
  // A log of CI is read from its end, where the failures are.
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./support/closingLineReporter.ts']],
  workers: 2,
  // Tests of one file run in both workers, so that no long file is left over at the end.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // A shared machine can take seconds for what takes a tenth of one on a quiet one; a fault fails all the same.
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    // A trace shows the page as it was at each action; films of it would take a third of the time of the tests.
    trace: { mode: 'retain-on-failure', screenshots: false },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // It would take requests away from `page.route`; the tests of reading offline allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
});

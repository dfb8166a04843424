import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/browser/chromium.ts';

const results = join(import.meta.dirname, '../../.playwright');

export default defineConfig({
  outputDir: join(results, 'traces'),
  reporter: [['list'], ['json', { outputFile: join(results, 'results.json') }]],
  workers: 2,
  // Tests of one file run in both workers, so that no long file is left over at the end.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
});

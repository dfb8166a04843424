import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { test as base } from 'vitest';
import { launchOptions } from '../../tools/browser/chromium.ts';
import { startServer } from './server.ts';

const pictures = join(import.meta.dirname, '../../.vitest-attachments/e2e');

/**
 * `test('…', async ({ server, page }) => …)`: one server and one browser for each file, a fresh context for each test.
 * `page.goto('/')` opens the app. A failed test leaves its last screen in .vitest-attachments/e2e.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads out of this pattern what a fixture needs
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startServer();
    onCleanup(server.stop);
    return server;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch(launchOptions);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('context', async ({ browser, server }, { onCleanup }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    });
    // Shorter than a test may last, so that a failure names what it waited for.
    context.setDefaultTimeout(15_000);
    onCleanup(() => context.close());
    return context;
  })
  .extend('page', async ({ context, server, task }, { onCleanup }) => {
    const page = await context.newPage();
    const crashes: Error[] = [];
    page.on('pageerror', (error) => crashes.push(error));
    onCleanup(async () => {
      if (task.result?.state === 'fail') {
        mkdirSync(pictures, { recursive: true });
        const path = join(pictures, `${task.name.replace(/\W+/g, '-')}.png`);
        await page.screenshot({ path, fullPage: true });
        process.stderr.write(`Last screen: ${path}\nServer:\n${server.output()}\n`);
      }
      if (crashes.length > 0) throw new AggregateError(crashes, 'The page threw an error that nobody caught');
    });
    return page;
  });

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { painted } from '../fixtures.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const offByDefault = ['target-size', 'region', 'landmark-unique'];
export const everyRule: RunOptions = {
  rules: Object.fromEntries(offByDefault.map((rule) => [rule, { enabled: true }])),
};
/** The rules whose result depends on the width of the window. */
export const sizeRules: RunOptions = { runOnly: ['target-size', 'region', 'scrollable-region-focusable'] };

/** Runs axe and returns each violation as `rule: selector`. */
export async function violations(page: Page, options: RunOptions) {
  await painted(page);
  // The content security policy blocks script tags, so the script is evaluated.
  await page.evaluate(axeSource);
  const results = (await page.evaluate(
    // @ts-expect-error axe is a global of the page.
    (given) => globalThis.axe.run(document, given),
    // The selectors of passed elements would take half of the time.
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

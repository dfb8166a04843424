import { join } from 'node:path';
import type { InlineConfig } from 'vitest/node';

export const failOnConsoleError = join(import.meta.dirname, 'tests/setup/failOnConsoleError.ts');

/** Projects of one group run together. The stories are the second group. */
export const group = (groupOrder: number, maxWorkers = 2) => ({ maxWorkers, sequence: { groupOrder } });

/** A busy machine can be too slow for a test; a real fault fails each time. */
export const retry = process.env.CI ? 2 : 0;

/** Settings of all tests that run in Node. */
export const nodeTests = { ...group(1), setupFiles: [failOnConsoleError] } satisfies InlineConfig;

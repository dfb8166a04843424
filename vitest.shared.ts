import { join } from 'node:path';
import type { InlineConfig } from 'vitest/node';

export const failOnConsoleError = join(import.meta.dirname, 'tests/setup/failOnConsoleError.ts');

/**
 * Projects of one group run together. The stories are the second group. A test often waits for a frame, a screenshot or
 * a server: on two cores, three workers take a tenth less time than two.
 */
export const group = (groupOrder: number) => ({ maxWorkers: 3, sequence: { groupOrder } });

/** A busy machine can be too slow for a test; a real fault fails each time. */
export const retry = process.env.CI ? 2 : 0;

/** Settings of all tests that run in Node. */
export const nodeTests = { ...group(1), setupFiles: [failOnConsoleError] } satisfies InlineConfig;

import { join } from 'node:path';
import type { InlineConfig } from 'vitest/node';

export const failOnConsoleError = join(import.meta.dirname, 'tests/setup/failOnConsoleError.ts');

/** Projects of one group run together, two files at a time. The stories are the second group. */
export const group = (groupOrder: number) => ({ maxWorkers: 2, sequence: { groupOrder } });

/** A shared machine can stall for longer than a test waits, twice in a row too; a fault fails each time. */
export const retry = process.env.CI ? 2 : 0;

/** What the tests that run in Node have in common. */
export const nodeTests = { ...group(1), setupFiles: [failOnConsoleError] } satisfies InlineConfig;

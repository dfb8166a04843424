import { join } from 'node:path';
import type { InlineConfig } from 'vitest/node';
import { nodeTests, retry } from '../../vitest.shared.ts';

/** Test settings for both databases. */
export const serverTests = {
  ...nodeTests,
  setupFiles: [...nodeTests.setupFiles, join(import.meta.dirname, 'test/support/mockArgon2.ts')],
  // Loading the server takes longer than most files of tests, which share no state but what they import.
  isolate: false,
  testTimeout: 20_000,
  retry,
} satisfies InlineConfig;

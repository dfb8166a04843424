import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    name: 'docs',
    include: ['**/*.test.ts'],
    globalSetup: './globalSetup.ts',
    // Each file has its own browser with a whole Storybook.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});

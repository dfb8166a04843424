import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    name: 'docs',
    include: ['**/*.test.ts'],
    globalSetup: './globalSetup.ts',
    testTimeout: 240_000,
    hookTimeout: 600_000,
  },
});

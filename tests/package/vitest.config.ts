import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    name: 'package',
    include: ['**/*.test.ts'],
    globalSetup: './globalSetup.ts',
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

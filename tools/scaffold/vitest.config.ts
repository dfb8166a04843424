import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    name: 'scaffold',
    include: ['*.test.ts'],
    testTimeout: 120_000,
  },
});

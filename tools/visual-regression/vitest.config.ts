import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    name: 'visual-regression',
    include: ['**/*.test.ts'],
    // On a busy machine, Storybook's index takes a minute.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});

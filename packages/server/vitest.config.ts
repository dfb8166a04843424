import { defineConfig } from 'vitest/config';
import { nodeTests, retry } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    name: 'server',
    include: ['{src,test}/**/*.test.ts'],
    exclude: ['test/postgres/**'],
    testTimeout: 20_000,
    retry,
  },
});

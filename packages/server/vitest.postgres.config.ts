import { defineConfig } from 'vitest/config';
import { nodeTests, retry } from '../../vitest.shared.ts';

/** The same tests on PostgreSQL and a bucket, except those that need neither. */
export default defineConfig({
  test: {
    ...nodeTests,
    name: 'server-postgres',
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/{http/{asvs,serveApp,endpoints},cli/{backup,config},storage/storage}.test.ts',
      'test/faults/disk.test.ts',
    ],
    globalSetup: ['test/support/services/globalSetup.ts'],
    testTimeout: 20_000,
    retry,
  },
});

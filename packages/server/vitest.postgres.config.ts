import { defineConfig } from 'vitest/config';
import { serverTests } from './vitest.shared.ts';

/** The same tests on PostgreSQL and a bucket, except those that need neither. */
export default defineConfig({
  test: {
    ...serverTests,
    name: 'server-postgres',
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/{http/{asvs,serveApp,endpoints},cli/{backup,config},storage/storage}.test.ts',
      'test/faults/disk.test.ts',
    ],
    globalSetup: ['test/support/services/globalSetup.ts'],
  },
});

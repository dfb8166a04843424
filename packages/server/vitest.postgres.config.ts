import { defineConfig } from 'vitest/config';
import { serverTests } from './vitest.shared.ts';

const include = [
  // Schema, transactions, error codes, NUL in text, processes that are killed.
  'test/{db/{compileOnce,migrations,versions},http/{http,idempotency},cli/{process,seed}}.test.ts',
  'test/{faults/{bucket,crowds,plan},fuzz/fuzz}.test.ts',
  'test/{jobs,postgres}/*.test.ts',
  // Queries, concurrency and stored files of the features.
  'test/features/{documents,journey,ownership}.test.ts',
  'test/features/{account,documents,forum,plan}/*.test.ts',
];

/** Runs on PostgreSQL and a bucket what can differ from SQLite and a folder, and the main path of each feature. */
export default defineConfig({
  test: {
    ...serverTests,
    name: 'server-postgres',
    // The faults scoreboard runs each of its cases on both databases.
    include: process.env.FAULTS ? ['test/**/*.test.ts'] : include,
    globalSetup: ['test/support/services/globalSetup.ts'],
  },
});

import { defineConfig } from 'vitest/config';
import { serverTests } from './vitest.shared.ts';

const include = [
  // Schema, transactions, error codes, NUL in text, processes that are killed, commands with queries of each engine.
  'test/{db/{compileOnce,migrations,versions},http/{etag,http,idempotency},cli/{doctor,process,readOnly,secrets}}.test.ts',
  'test/{faults/{crowds,plan},fuzz/fuzz}.test.ts',
  'test/{jobs,postgres}/*.test.ts',
  // Queries, concurrency and stored files of the features.
  'test/features/{documents,journey,ownership}.test.ts',
  'test/features/{account,documents,forum,moderation,operations,plan}/*.test.ts',
];

// Texts of emails and calendars, and protocols of other servers.
const exclude = [
  'test/features/account/securityEmails.test.ts',
  'test/features/operations/{virusScanner,wellKnown}.test.ts',
  'test/features/plan/calendar.test.ts',
];

/** Runs on PostgreSQL and a bucket what can differ from SQLite and a folder, and the main path of each feature. */
export default defineConfig({
  test: {
    ...serverTests,
    name: 'server-postgres',
    // The faults scoreboard runs each of its cases on both databases.
    ...(process.env.FAULTS ? { include: ['test/**/*.test.ts'] } : { include, exclude }),
    globalSetup: ['test/support/services/globalSetup.ts'],
  },
});

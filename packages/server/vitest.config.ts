import { defineConfig } from 'vitest/config';
import { serverTests } from './vitest.shared.ts';

/** Runs all tests on SQLite and local file storage, except those for PostgreSQL only. */
export default defineConfig({
  test: {
    ...serverTests,
    name: 'server',
    include: ['test/**/*.test.ts'],
    exclude: ['test/postgres/**'],
  },
});

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = (db: Kysely<unknown>) =>
  db.schema
    .alterTable('reminders')
    .addColumn('is_on', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();

export const remindersOff: Migration = { up };

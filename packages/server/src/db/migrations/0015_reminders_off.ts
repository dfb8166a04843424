import type { Kysely } from 'kysely';

export const remindersOff = (db: Kysely<unknown>) =>
  db.schema
    .alterTable('reminders')
    .addColumn('is_on', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('reset_requests').renameTo('letters').execute();
  await db.schema
    .alterTable('letters')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('reset'))
    .execute();
}

export const emails: Migration = { up };

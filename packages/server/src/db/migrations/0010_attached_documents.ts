import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('documents')
    .addColumn('kept_on_reset', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

export const attachedDocuments: Migration = { up };

import type { Kysely } from 'kysely';

export async function attachedDocuments(db: Kysely<unknown>) {
  await db.schema
    .alterTable('documents')
    .addColumn('kept_on_reset', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

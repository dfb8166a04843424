import type { Kysely } from 'kysely';

export async function yearlyCounts(db: Kysely<unknown>) {
  await db.schema
    .createTable('yearly_counts')
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('ground', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('yearly_counts_once', ['year', 'section', 'ground', 'outcome'])
    .execute();
}

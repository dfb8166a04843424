import type { Kysely } from 'kysely';

export async function removedNames(db: Kysely<unknown>) {
  await db.schema
    .createTable('removed_names')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('decision_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('removed_names_once', ['user_id', 'name'])
    .execute();
  await db.schema.createIndex('removed_names_decision').on('removed_names').column('decision_id').execute();
  await db.schema
    .alterTable('users')
    .addColumn('is_name_removed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('users').addColumn('photo_decision_id', 'text').execute();
  await db.schema.createIndex('users_photo_decision').on('users').column('photo_decision_id').execute();
}

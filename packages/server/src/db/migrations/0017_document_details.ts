import { type Kysely, sql } from 'kysely';

export async function documentDetails(db: Kysely<unknown>) {
  for (const column of ['kind', 'issued_on', 'expires_on', 'deleted_at'])
    await db.schema.alterTable('documents').addColumn(column, 'text').execute();
  // The empty default is needed to add the column; every row gets its key below.
  await db.schema
    .alterTable('documents')
    .addColumn('file_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update documents set file_id = id`.execute(db);
  await db.schema.createIndex('documents_file').on('documents').column('file_id').unique().execute();
  await db.schema.createIndex('documents_deleted').on('documents').column('deleted_at').execute();

  await db.schema
    .createTable('document_archives')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('document_ids', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('document_archives_user').on('document_archives').column('user_id').execute();
  await db.schema
    .createIndex('document_archives_created')
    .on('document_archives')
    .column('created_at')
    .execute();
}

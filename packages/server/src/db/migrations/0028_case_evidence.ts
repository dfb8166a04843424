import type { Kysely } from 'kysely';

export async function caseEvidence(db: Kysely<unknown>) {
  await db.schema
    .createTable('case_evidence')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text', (column) => column.notNull().references('cases.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('author_forum_name', 'text')
    .addColumn('title', 'text')
    .addColumn('content', 'text')
    .addColumn('language', 'text')
    .addColumn('replaced_at', 'text')
    .addColumn('frozen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('case_evidence_case').on('case_evidence').columns(['case_id', 'id']).execute();
  await db.schema.createIndex('case_evidence_user').on('case_evidence').column('user_id').execute();
}

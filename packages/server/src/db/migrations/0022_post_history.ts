import type { Kysely } from 'kysely';

export async function postHistory(db: Kysely<unknown>) {
  await db.schema
    .createTable('post_history')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('question_id', 'text', (column) => column.references('questions.id').onDelete('cascade'))
    .addColumn('answer_id', 'text', (column) => column.references('answers.id').onDelete('cascade'))
    .addColumn('title', 'text')
    .addColumn('content', 'text')
    .addColumn('language', 'text')
    .addColumn('replaced_at', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['user_id', 'question_id', 'answer_id'])
    await db.schema
      .createIndex(`post_history_${column.replace('_id', '')}`)
      .on('post_history')
      .columns([column, 'id'])
      .execute();
}

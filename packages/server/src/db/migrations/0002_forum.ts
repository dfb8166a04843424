import type { Kysely } from 'kysely';

export async function forum(db: Kysely<unknown>) {
  await db.schema
    .createTable('questions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('upvotes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('downvotes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('answer_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('view_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('accepted_answer_id', 'text')
    .execute();
  await db.schema.createIndex('questions_category').on('questions').columns(['category', 'id']).execute();

  await db.schema
    .createTable('answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('question_id', 'text', (column) =>
      column.notNull().references('questions.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('upvotes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('downvotes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('answers_question').on('answers').columns(['question_id', 'id']).execute();

  for (const items of ['questions', 'answers'] as const) {
    await db.schema
      .createTable(items === 'questions' ? 'question_votes' : 'answer_votes')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('item_id', 'text', (column) =>
        column.notNull().references(`${items}.id`).onDelete('cascade'),
      )
      .addColumn('vote', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${items}_vote_once`, ['user_id', 'item_id'])
      .execute();
  }

  await db.schema
    .createTable('question_views')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('question_id', 'text', (column) =>
      column.notNull().references('questions.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('question_view_once', ['user_id', 'question_id'])
    .execute();
}

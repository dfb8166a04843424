import { type Kysely, sql } from 'kysely';

export async function answerEmails(db: Kysely<unknown>) {
  await db.schema
    .createTable('answer_emails')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('is_enabled', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('earliest_at', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('due_at', 'text')
    .execute();
  await db.schema
    .createIndex('answer_emails_due')
    .on('answer_emails')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();

  await db.schema
    .createTable('answers_to_announce')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('answer_id', 'text', (column) => column.notNull().references('answers.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('announce_once', ['user_id', 'answer_id'])
    .execute();
  await db.schema
    .createIndex('answers_to_announce_answer')
    .on('answers_to_announce')
    .column('answer_id')
    .execute();

  // The default excludes the existing answers.
  await db.schema
    .alterTable('answers')
    .addColumn('is_announced', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('answers_not_announced')
    .on('answers')
    .column('id')
    .where(sql.ref('is_announced'), '=', 0)
    .execute();

  // Turning the emails off deletes those in the queue.
  await db.schema.createIndex('email_queue_email').on('email_queue').column('normalized_email').execute();
}

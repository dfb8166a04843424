import { type Kysely, sql } from 'kysely';

export async function follows(db: Kysely<unknown>) {
  for (const column of ['country', 'step_key', 'accepted_at', 'last_answer_at'])
    await db.schema.alterTable('questions').addColumn(column, 'text').execute();
  // The empty default is needed to add the column; every row gets its time below.
  await db.schema
    .alterTable('questions')
    .addColumn('active_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`
    update questions set
      country = (select settlement_country from users where users.id = questions.user_id),
      last_answer_at = (
        select max(created_at) from answers where question_id = questions.id and state = 'visible'
      )`.execute(db);
  await sql`update questions set active_at = coalesce(last_answer_at, created_at)`.execute(db);
  // The state leads, so that each list is read in its order: SQLite would otherwise sort all visible questions.
  await db.schema.dropIndex('questions_category').execute();
  for (const [name, columns] of [
    ['newest', []],
    ['active', ['active_at']],
    ['category', ['category']],
    ['step', ['step_key']],
    ['author', ['user_id']],
    ['unanswered', ['answer_count']],
  ] as const)
    await db.schema
      .createIndex(`questions_${name}`)
      .on('questions')
      .columns(['state', ...columns, 'id'])
      .execute();
  await sql`create index questions_helpful on questions (state, (upvotes - downvotes), id)`.execute(db);

  await db.schema
    .createTable('question_follows')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('question_id', 'text', (column) =>
      column.notNull().references('questions.id').onDelete('cascade'),
    )
    .addColumn('last_seen_answer_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('follow_once', ['user_id', 'question_id'])
    .execute();
  await db.schema
    .createIndex('question_follows_question')
    .on('question_follows')
    .column('question_id')
    .execute();
  await sql`
    insert into question_follows (user_id, question_id, last_seen_answer_id, created_at)
    select user_id, id, last_seen_answer_id, created_at from questions where state <> 'deleted'`.execute(db);
  await db.schema.alterTable('questions').dropColumn('last_seen_answer_id').execute();
}

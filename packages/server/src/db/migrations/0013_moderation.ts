import { type Kysely, PostgresAdapter, sql } from 'kysely';

async function makeAppendOnly(db: Kysely<unknown>) {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'decisions cannot be changed'; end $$`.execute(db);
    await sql`create trigger decisions_are_final before update or delete or truncate on decisions
      for each statement execute function refuse_change()`.execute(db);
    return;
  }
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.ref(`decisions_no_${change}`)} before ${sql.raw(change)} on decisions
      begin select raise(abort, 'decisions cannot be changed'); end`.execute(db);
  }
}

export async function moderation(db: Kysely<unknown>) {
  await db.schema
    .alterTable('users')
    .addColumn('is_moderator', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ['suspended_at', 'suspended_until', 'suspension_reason', 'suspension_facts']) {
    await db.schema.alterTable('users').addColumn(name, 'text').execute();
  }
  for (const table of ['questions', 'answers']) {
    await db.schema.alterTable(table).addColumn('edited_at', 'text').execute();
    await db.schema
      .alterTable(table)
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('visible'))
      .execute();
    await db.schema.alterTable(table).addColumn('decision_id', 'text').execute();
    await db.schema.createIndex(`${table}_decision`).on(table).column('decision_id').execute();
  }
  await db.schema
    .alterTable('answers')
    .addColumn('was_accepted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('letters').addColumn('subject_id', 'text').execute();

  await db.schema
    .createTable('blocks')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('blocked_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('block_once', ['user_id', 'blocked_id'])
    .execute();
  await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked_id').execute();

  await db.schema
    .createTable('cases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('post_kind', 'text')
    .addColumn('post_id', 'text')
    .addColumn('question_id', 'text')
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('decision_id', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('report_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text')
    .execute();
  await db.schema
    .createIndex('cases_of_post')
    .on('cases')
    .columns(['post_id', 'kind'])
    .unique()
    .where(sql.ref('closed_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('cases_open')
    .on('cases')
    .column('id')
    .where(sql.ref('closed_at'), 'is', null)
    .execute();
  await db.schema.createIndex('cases_user').on('cases').column('user_id').execute();

  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text', (column) => column.notNull().references('cases.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('report_once', ['case_id', 'user_id'])
    .execute();
  await db.schema.createIndex('reports_user').on('reports').column('user_id').execute();

  await db.schema
    .createTable('decisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('moderator_id', 'text')
    .addColumn('user_id', 'text')
    .addColumn('case_id', 'text')
    .addColumn('post_kind', 'text')
    .addColumn('post_id', 'text')
    .addColumn('question_id', 'text')
    .addColumn('post_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reason', 'text')
    .addColumn('rule', 'text')
    .addColumn('facts', 'text')
    .addColumn('until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('decisions_user').on('decisions').columns(['user_id', 'id']).execute();
  await makeAppendOnly(db);

  await db.schema
    .createTable('objections')
    .addColumn('decision_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('decided_at', 'text')
    .execute();
  await db.schema.createIndex('objections_user').on('objections').column('user_id').execute();
}

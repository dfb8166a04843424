import { type Kysely, PostgresAdapter, sql } from 'kysely';

async function createPostgresIndex(db: Kysely<unknown>) {
  await sql`create table search_posts (
    id bigint generated always as identity primary key,
    post_id text collate "C" not null unique,
    question_id text collate "C" not null,
    words tsvector not null
  )`.execute(db);
  await sql`create index search_posts_words on search_posts using gin (words)`.execute(db);
  await sql`create function forget_post() returns trigger language plpgsql as
    $$ begin delete from search_posts where post_id = old.id; return old; end $$`.execute(db);
  for (const posts of ['questions', 'answers'])
    await sql`create trigger ${sql.ref(`${posts}_forgotten`)} after delete on ${sql.table(posts)}
      for each row execute function forget_post()`.execute(db);
}

async function createSqliteIndex(db: Kysely<unknown>) {
  await sql`create table search_posts (
    id integer primary key,
    post_id text not null unique,
    question_id text not null
  )`.execute(db);
  await sql`create virtual table search_words using fts5(
    words, content = '', contentless_delete = 1, detail = 'none', tokenize = "ascii tokenchars '='"
  )`.execute(db);
  await sql`create trigger search_posts_forgotten after delete on search_posts
    begin delete from search_words where rowid = old.id; end`.execute(db);
  for (const posts of ['questions', 'answers'])
    await sql`create trigger ${sql.ref(`${posts}_forgotten`)} after delete on ${sql.table(posts)}
      begin delete from search_posts where post_id = old.id; end`.execute(db);
}

/** Creates an empty search index. A job fills it with the existing posts (`db/search/indexPosts.ts`). */
export async function search(db: Kysely<unknown>) {
  if (db.getExecutor().adapter instanceof PostgresAdapter) await createPostgresIndex(db);
  else await createSqliteIndex(db);

  await db.schema
    .createTable('search_terms')
    .addColumn('term', 'text', (column) => column.primaryKey())
    .addColumn('reversed', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('search_terms_reversed').on('search_terms').column('reversed').execute();

  for (const posts of ['questions', 'answers']) {
    await db.schema
      .alterTable(posts)
      .addColumn('is_indexed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex(`${posts}_not_indexed`)
      .on(posts)
      .column('id')
      .where(sql.ref('is_indexed'), '=', 0)
      .execute();
  }
}

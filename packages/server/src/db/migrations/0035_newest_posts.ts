import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Finds the newest matching posts on PostgreSQL, in the newest `blocks` of 8,192 ids or, for null, in all. A function,
 * because only a function can have its own settings of the planner: it expects many matches of a search with terms that
 * its statistics do not know, and then reads the whole table.
 */
export async function newestPosts(db: Kysely<unknown>) {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`create function newest_posts(wanted tsquery, most integer, blocks integer) returns setof bigint
    language sql stable set enable_seqscan = off set max_parallel_workers_per_gather = 0 as
    $$ with last as (select max(id) / 8192 as block from search_posts)
      select id from search_posts
      where words @@ (
        select case when blocks is null then wanted
          else wanted && string_agg(quote_literal('@' || block), '|')::tsquery end
        from (select generate_series(last.block, greatest(0, last.block - coalesce(blocks, 1) + 1), -1) as block from last)
      )
      -- Not the column, because a scan of its index in this order would test every post.
      order by id + 0 desc limit most $$`.execute(db);
  await sql`create function is_post_term(term text) returns boolean
    language sql stable set enable_seqscan = off set max_parallel_workers_per_gather = 0 as
    $$ select exists (select from search_posts where words @@ quote_literal(term)::tsquery) $$`.execute(db);
  // In a trigger, because an account that may only change rows cannot read the sequence of the ids.
  await sql`create function add_block() returns trigger language plpgsql as
    $$ begin new.words := new.words || array_to_tsvector(array['@' || new.id / 8192]); return new; end $$`.execute(
    db,
  );
  await sql`create trigger search_posts_block before insert on search_posts
    for each row execute function add_block()`.execute(db);
  await sql`update search_posts set words = words || array_to_tsvector(array['@' || id / 8192])`.execute(db);
}

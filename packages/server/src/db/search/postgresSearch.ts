import { sql } from 'kysely';
import { inTitle, reverse, type SearchIndex, writeMatch } from './searchIndex.ts';

const operators = { and: ' & ', or: ' | ', quote: "'" };

/** Numbers of newest blocks of 8,192 posts to search, one after another until enough posts are found; null for all. */
const newestBlocks = [3, 12, null];

/**
 * The search index of PostgreSQL: text search without a dictionary, because the terms are normalised by our code. A GIN
 * index cannot return the newest matches first, so a trigger adds the term of its block of ids to each post, such as `@291`,
 * and a search asks for the terms of the newest blocks first (`newest_posts`, migration 0035).
 */
export const postgresSearch: SearchIndex = {
  put: async (tx, posts) => {
    const words = posts.map(({ terms, titleTerms }) => [...terms, ...titleTerms.map(inTitle)].join(' '));
    await sql`
      insert into search_posts (post_id, question_id, words)
      select post_id, question_id, array_to_tsvector(string_to_array(words, ' '))
      from unnest(
        ${posts.map(({ id }) => id)}::text[],
        ${posts.map(({ questionId }) => questionId)}::text[],
        ${words}::text[]
      ) as new (post_id, question_id, words)
      on conflict (post_id) do update
        -- The row keeps its id, and so its block.
        set words = ts_delete(excluded.words, '@' || excluded.id / 8192)
          || array_to_tsvector(array['@' || search_posts.id / 8192])`.execute(tx);
    // In one order, so that transactions with the same terms do not wait for each other.
    const terms = [...new Set(posts.flatMap((post) => post.terms))].sort();
    await sql`
      insert into search_terms (term, reversed)
      select * from unnest(${terms}::text[], ${terms.map(reverse)}::text[]) as new (term, reversed)
      where not exists (select from search_terms where search_terms.term = new.term)
      on conflict do nothing`.execute(tx);
  },
  forgetTerms: async (tx, { after, last }) => {
    // Waits for posts that are being written, which may have found their terms stored.
    await sql`lock table search_terms in share row exclusive mode`.execute(tx);
    await sql`
      delete from search_terms where term > ${after} and term <= ${last}
      and not is_post_term(term)`.execute(tx);
  },
  match: (queries, match, limit) =>
    newestBlocks.map((blocks) =>
      queries
        .selectFrom('search_posts')
        .where(
          sql<boolean>`search_posts.id in (
            select newest_posts(${writeMatch(match, operators)}::tsquery, ${limit}, ${blocks}))`,
        )
        .orderBy('search_posts.id', 'desc')
        .limit(limit),
    ),
};

import { sql } from 'kysely';
import { inTitle, reverse, type SearchIndex, writeMatch } from './searchIndex.ts';

const operators = { and: ' & ', or: ' | ', quote: "'" };

/** The term of the ten days in which a post was written, such as `@2026-11-2`. */
const termOfPeriod = (timestamp: string) => `@${timestamp.slice(0, 9)}`;

const day = 86_400_000;

const recentPeriods = () =>
  [0, 10, 20].map((days) => `'${termOfPeriod(new Date(Date.now() - days * day).toISOString())}'`);

/**
 * The search index of PostgreSQL: text search without a dictionary, because the terms are normalised by our code. A GIN
 * index cannot return the newest matches first, so a search of recent posts asks for the terms of their period.
 */
export const postgresSearch: SearchIndex = {
  put: async (tx, { id, questionId, createdAt, terms, titleTerms }) => {
    const words = [...terms, ...titleTerms.map(inTitle), termOfPeriod(createdAt)];
    await sql`
      insert into search_posts (post_id, question_id, words)
      values (${id}, ${questionId}, array_to_tsvector(${words}::text[]))
      on conflict (post_id) do update set words = excluded.words`.execute(tx);
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
      and not exists (select from search_posts where words @@ quote_literal(term)::tsquery)`.execute(tx);
  },
  match: (queries, match, limit) => {
    const text = writeMatch(match, operators);
    return [`${text} & (${recentPeriods().join(' | ')})`, text].map((wanted) =>
      queries
        .selectFrom('search_posts')
        .where(sql<boolean>`search_posts.words @@ ${wanted}::tsquery`)
        // Not the column, because a scan of its index in this order would test every post.
        .orderBy(sql`search_posts.id + 0`, 'desc')
        .limit(limit),
    );
  },
};

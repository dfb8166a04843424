import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { inTitle, reverse, type SearchIndex, writeMatch } from './searchIndex.ts';

/** An FTS5 table without content: each row has the terms of the post with its id in `search_posts`. */
interface WordsTable {
  rowid: number;
  words: string;
}

type WithWords = Kysely<Tables & { search_words: WordsTable }>;

const operators = { and: ' AND ', or: ' OR ', quote: '"' };

/** The search index of SQLite. FTS5 reads matches lazily from the newest, so a common term is fast. */
export const sqliteSearch: SearchIndex = {
  put: async (tx, posts) => {
    for (const { id, questionId, terms, titleTerms } of posts) {
      const { rows } = await sql<{ id: number }>`
        insert into search_posts (post_id, question_id) values (${id}, ${questionId})
        on conflict (post_id) do update set question_id = excluded.question_id returning id`.execute(tx);
      const words = [...terms, ...titleTerms.map(inTitle)].join(' ');
      await sql`replace into search_words (rowid, words) values (${rows[0]?.id}, ${words})`.execute(tx);
    }
    const terms = [...new Set(posts.flatMap((post) => post.terms))];
    const pairs = JSON.stringify(terms.map((term) => [term, reverse(term)]));
    await sql`
      insert or ignore into search_terms (term, reversed)
      select value ->> 0, value ->> 1 from json_each(${pairs})`.execute(tx);
  },
  forgetTerms: (tx, { after, last }) =>
    sql`
      delete from search_terms where term > ${after} and term <= ${last}
      and not exists (select 1 from search_words where search_words match '"' || search_terms.term || '"')`.execute(
      tx,
    ),
  match: (queries, match, limit) => [
    (queries as unknown as WithWords)
      .selectFrom('search_words')
      .innerJoin('search_posts', 'search_posts.id', 'search_words.rowid')
      .where(sql<boolean>`search_words match ${writeMatch(match, operators)}`)
      .orderBy('search_words.rowid', 'desc')
      .limit(limit) as never,
  ],
};

import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** A condition on the terms of a post. */
export type Match = string | { all: readonly Match[] } | { any: readonly Match[] };

export interface IndexedPost {
  id: string;
  /** Equals `id` for a question. */
  questionId: string;
  /** The words, and the ends of compounds. */
  terms: readonly string[];
  /** The terms of the title. */
  titleTerms: readonly string[];
}

type Matches = SelectQueryBuilder<Tables, 'search_posts', Record<never, never>>;

/** The term of a word in a title. */
export const inTitle = (term: string) => `=${term}`;

/** The letters of a term from its end. */
export const reverse = (term: string) => [...term].reverse().join('');

/**
 * An index of the terms of posts. A post leaves the index with its
 * row in `search_posts`, which a trigger deletes with the post.
 */
export interface SearchIndex {
  /** Stores the terms of posts, instead of their earlier ones, and remembers them in `search_terms`. */
  put: (tx: Kysely<Tables>, posts: readonly IndexedPost[]) => Promise<void>;
  /** Deletes the stored terms after `after`, up to `last`, that no post has. */
  forgetTerms: (tx: Kysely<Tables>, range: { after: string; last: string }) => Promise<unknown>;
  /**
   * Queries for the newest matching posts, at most `limit`. A query that finds fewer is followed by the next one, which
   * reads more posts.
   */
  match: (queries: Kysely<Tables>, match: Match, limit: number) => readonly Matches[];
}

/** Writes a match with the operators of an engine. Throws for a character that could be an operator. */
export function writeMatch(match: Match, { and, or, quote }: Record<'and' | 'or' | 'quote', string>): string {
  const write = (part: Match): string => {
    if (typeof part === 'string') {
      if (!/^=?[\p{L}\p{N}]+$/u.test(part)) throw new Error(`"${part}" is not a term`);
      return `${quote}${part}${quote}`;
    }
    const [parts, operator] = 'all' in part ? [part.all, and] : [part.any, or];
    return `(${parts.map(write).join(operator)})`;
  };
  return write(match);
}

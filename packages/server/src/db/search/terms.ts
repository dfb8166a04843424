import { compoundEnds, isOneTypoAway, minTypoLength, wordsOf } from '@settlement-help/contract/search';
import type { Queries } from '#server/db/database.ts';
import { reverse } from './searchIndex.ts';

/** Longer words are links and noise. */
const maxLength = 60;

const findable = (words: readonly string[]) =>
  [...new Set(words.flatMap((word) => [word, ...compoundEnds(word)]))].filter(
    (word) => word.length <= maxLength,
  );

/** The terms of a text: its words, and the ends of German compounds. */
export const termsOf = (text: string) => findable(wordsOf(text));

const after = (beginning: string) => `${beginning}\u{10ffff}`;

/** A beginning that fits more terms than this says little, and the shortest ones are the likeliest. */
const maxBeginnings = 48;
const maxRead = 500;

/** Stored terms that begin with the word, the shortest first. */
export async function findBeginnings(queries: Queries, word: string) {
  const rows = await queries
    .selectFrom('search_terms')
    .select('term')
    .where('term', '>=', word)
    .where('term', '<', after(word))
    .orderBy('term')
    .limit(maxRead)
    .execute();
  return rows
    .map(({ term }) => term)
    .sort((one, other) => one.length - other.length)
    .slice(0, maxBeginnings);
}

/** Returns those of the words that a post has. */
export async function findKnownTerms(queries: Queries, words: readonly string[]) {
  if (words.length === 0) return new Set<string>();
  const rows = await queries
    .selectFrom('search_terms')
    .select('term')
    .where('term', 'in', [...new Set(words)])
    .execute();
  return new Set(rows.map(({ term }) => term));
}

const maxTypos = 12;

/** Stored terms with one typing error. An error leaves one half of the word as it is, so two index ranges have them all. */
export async function findTypos(queries: Queries, word: string) {
  if (word.length < minTypoLength) return [];
  const half = Math.floor(word.length / 2);
  const ranges = [
    { column: 'term', beginning: word.slice(0, half) },
    { column: 'reversed', beginning: reverse(word.slice(half + 1)) },
  ] as const;
  const found = new Set<string>();
  for (const { column, beginning } of ranges) {
    const rows = await queries
      .selectFrom('search_terms')
      .select('term')
      .where(column, '>=', beginning)
      .where(column, '<', after(beginning))
      .where(({ fn }) => fn<number>('length', ['term']), 'in', [
        word.length - 1,
        word.length,
        word.length + 1,
      ])
      .limit(maxRead * 8)
      .execute();
    for (const { term } of rows) if (isOneTypoAway(term, word)) found.add(term);
  }
  return [...found].slice(0, maxTypos);
}

import { dispensableWords, type SearchQuery } from '@settlement-help/contract/search';
import type { Queries } from '#server/db/database.ts';
import { inTitle, type Match } from '#server/db/search/searchIndex.ts';
import { findBeginnings, findKnownTerms, findTypos } from '#server/db/search/terms.ts';

const all = (parts: readonly Match[]): Match => ({ all: parts });

/** Null if the index has no term for a part. */
const allOf = (parts: readonly (Match | null)[]): Match | null =>
  parts.every((part) => part !== null) ? all(parts) : null;

/** The same match in titles. */
const onlyTitles = (match: Match): Match => {
  if (typeof match === 'string') return inTitle(match);
  return 'all' in match ? all(match.all.map(onlyTitles)) : { any: match.any.map(onlyTitles) };
};

/**
 * The matches of a query, best first: all words in a title, all words in a post, and of three or more words all but one.
 * Empty if the index has too few of the words.
 */
export async function createMatches(
  queries: Queries,
  { concepts, phrases }: SearchQuery,
  { forgivesTypos }: { forgivesTypos: boolean },
): Promise<Match[]> {
  const matchWord = async (word: string): Promise<Match | null> => {
    const terms = [
      ...(await findBeginnings(queries, word)),
      ...(forgivesTypos ? await findTypos(queries, word) : []),
    ];
    return terms.length === 0 ? null : { any: terms };
  };
  // A name of a term has dozens of synonyms, and each one that no post has would slow down the search.
  const known = await findKnownTerms(
    queries,
    concepts.flatMap(({ synonyms }) => synonyms.flat()),
  );
  const matched = await Promise.all(
    concepts.map(async ({ words, synonyms }) => ({
      words: await Promise.all(words.map(matchWord)),
      names: synonyms.filter((name) => name.every((word) => known.has(word))).map(all),
    })),
  );
  const wholes = matched.map(({ words, names }): Match | null => {
    const own = allOf(words);
    const parts = own === null ? names : [own, ...names];
    return parts.length === 0 ? null : { any: parts };
  });
  const quoted = phrases.map(all);

  const matches: Match[] = [];
  const whole = allOf([...wholes, ...quoted]);
  if (whole) matches.push(onlyTitles(whole), whole);
  if (dispensableWords(concepts) > 0)
    for (const [index, { words }] of matched.entries())
      for (const left of words.keys()) {
        const part = allOf([...wholes.toSpliced(index, 1, ...words.toSpliced(left, 1)), ...quoted]);
        if (part) matches.push(part);
      }
  return matches;
}

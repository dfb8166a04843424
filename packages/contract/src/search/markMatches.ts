import type { SearchQuery } from './parseQuery.ts';
import { rateWord } from './rateMatch.ts';
import { wordsOf } from './wordsOf.ts';

export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ʼ]*/gu;

/** Splits a text at the words that match a query. The parts together are the text. */
export function markMatches(text: string, { concepts, phrases }: SearchQuery): MarkedPart[] {
  const wanted = new Set([
    ...concepts.flatMap(({ words, synonyms }) => [...words, ...synonyms.flat()]),
    ...phrases.flat(),
  ]);
  const isMatch = (found: string) =>
    wordsOf(found).some((one) => [...wanted].some((other) => rateWord(one, other) > 0));

  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!isMatch(found)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    parts.push({ text: found, isMatch: true });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** A piece of a text around its first match, cut between words. `length` is in characters, without the dots. */
export function findPassage(text: string, query: SearchQuery, length = 200): string {
  if (text.length <= length) return text;
  const [before] = markMatches(text, query);
  const match = before && !before.isMatch && before.text.length < text.length ? before.text.length : 0;
  const start = Math.max(0, Math.min(match - Math.floor(length / 4), text.length - length));
  const passage = text.slice(start, start + length);
  const withStart = start > 0 ? passage.replace(/^\S*\s+/u, '… ') : passage;
  return start + length < text.length ? withStart.replace(/\s+\S*$/u, ' …') : withStart;
}

import { isStopWord } from './stopWords.ts';
import type { Synonyms } from './synonyms.ts';
import { wordsOf } from './wordsOf.ts';

/** A part of a query: a word, or the words of an official term. */
export interface Concept {
  /** The words of the query. */
  words: readonly string[];
  /** Other names of the same thing, each as its words. */
  synonyms: readonly (readonly string[])[];
}

/** A search as the person means it. */
export interface SearchQuery {
  concepts: readonly Concept[];
  /** Quoted texts, each as its words, which must follow one another. */
  phrases: readonly (readonly string[])[];
}

/** A text that is pasted into the search has many words, and the first ones say enough. */
const maxConcepts = 10;

const quoted = /["“”„«»]([^"“”„«»]+)["“”„«»]/g;

/** Reads a query. Punctuation has no meaning, except quotes in pairs. Both lists are empty if the text has no words. */
export function parseQuery(text: string, synonyms: Synonyms = noSynonyms): SearchQuery {
  const phrases = [...text.matchAll(quoted)]
    .map(([, phrase = '']) => wordsOf(phrase))
    .filter((words) => words.length > 0);
  const concepts = groupWords(wordsOf(text.replace(quoted, ' ')), synonyms);
  const meaningful = concepts.filter(
    ({ words: [word = ''], synonyms }) => synonyms.length > 0 || !isStopWord(word),
  );
  const kept = meaningful.length > 0 || phrases.length > 0 ? meaningful : concepts;
  return { concepts: kept.slice(0, maxConcepts), phrases };
}

const noSynonyms: Synonyms = { find: () => undefined };

/** Joins the words of an official term to one concept, and drops repeated words. */
function groupWords(words: readonly string[], synonyms: Synonyms): Concept[] {
  const concepts = new Map<string, Concept>();
  for (let start = 0; start < words.length; ) {
    const term = synonyms.find(words.slice(start));
    const length = term?.length ?? 1;
    const own = words.slice(start, start + length);
    concepts.set(own.join(' '), { words: own, synonyms: term?.others ?? [] });
    start += length;
  }
  return [...concepts.values()];
}

import { compoundEnds } from './compoundEnds.ts';
import { isOneTypoAway } from './isOneTypoAway.ts';
import type { Concept, SearchQuery } from './parseQuery.ts';
import { wordsOf } from './wordsOf.ts';

/** The shortest word in which a typing error is forgiven. */
export const minTypoLength = 5;

/** A text that is searched. */
export interface SearchedText {
  title: string;
  body: string;
}

const weights = { title: 3, body: 1, word: 1, beginning: 0.8, synonym: 0.75, compound: 0.6, typo: 0.4 };

/** Rates how well one of `wordsOf` a text is a wanted word, from 0 to 1. */
export const rateWord = (word: string, wanted: string) => {
  if (word === wanted) return weights.word;
  if (word.startsWith(wanted)) return weights.beginning;
  if (word.includes(wanted) && compoundEnds(word).some((end) => end.startsWith(wanted)))
    return weights.compound;
  return wanted.length >= minTypoLength && isOneTypoAway(word, wanted) ? weights.typo : 0;
};

/** The ratings of the words that are a wanted word at all. */
type Ratings = ReadonlyMap<string, number>;

/** Rates how well a word is among the words, from 0 to 1. */
function rateBest(words: ReadonlySet<string>, ratings: Ratings) {
  let best = 0;
  if (ratings.size < words.size)
    for (const [word, rating] of ratings) {
      if (words.has(word)) best = Math.max(best, rating);
    }
  else for (const word of words) best = Math.max(best, ratings.get(word) ?? 0);
  return best;
}

const hasPhrase = (words: readonly string[], phrase: readonly string[]) =>
  words.some((_word, start) => phrase.every((part, offset) => words[start + offset] === part));

interface Field {
  words: ReadonlySet<string>;
  weight: number;
}

/** A text whose words are known. */
export interface IndexedText {
  titleWords: readonly string[];
  bodyWords: readonly string[];
  fields: readonly Field[];
}

/** Splits a text into the words that a rater compares. */
export function indexText({ title, body }: SearchedText): IndexedText {
  const titleWords = wordsOf(title);
  const bodyWords = wordsOf(body);
  return {
    titleWords,
    bodyWords,
    fields: [
      { words: new Set(titleWords), weight: weights.title },
      { words: new Set([...titleWords, ...bodyWords]), weight: weights.body },
    ],
  };
}

/** A concept with the ratings of each of its words. */
interface RatedConcept extends Concept {
  ratings: readonly Ratings[];
}

/** Rates the words of a concept, or another name of it, in the field where they fit best. */
function rateConcept({ ratings, synonyms }: RatedConcept, fields: readonly Field[]) {
  let sum = 0;
  let missing = 0;
  for (const ofWord of ratings) {
    let best = 0;
    for (const { words, weight } of fields) best = Math.max(best, weight * rateBest(words, ofWord));
    sum += best;
    if (best === 0) missing += 1;
  }
  let ofName = 0;
  for (const { words, weight } of fields)
    if (synonyms.some((name) => name.every((word) => words.has(word))))
      ofName = Math.max(ofName, weight * weights.synonym);
  const ofOwn = sum / ratings.length;
  return ofName > 0 && (missing > 0 || ofName > ofOwn)
    ? { rating: ofName, missing: 0 }
    : { rating: ofOwn, missing };
}

/**
 * Rates a text for a query: 0 if a phrase is missing or too many words are. One or two words must all be there; of
 * three or more, one may be missing.
 */
export function rateMatch(query: SearchQuery, text: SearchedText): number {
  const indexed = indexText(text);
  return createRater([indexed])(query, indexed);
}

/**
 * Creates a function that rates like `rateMatch`, for many texts and many keys. It looks up each wanted word among the
 * words of all texts once: texts share words, and with the next key only the last word of a query changes.
 */
export function createRater(texts: readonly IndexedText[]) {
  const vocabulary = new Set(texts.flatMap(({ titleWords, bodyWords }) => [...titleWords, ...bodyWords]));
  let known = new Map<string, Ratings>();
  let current: SearchQuery | undefined;
  let concepts: readonly RatedConcept[] = [];

  const lookUp = (wanted: string): Ratings => {
    const ratings = new Map<string, number>();
    for (const word of vocabulary) {
      const rating = rateWord(word, wanted);
      if (rating > 0) ratings.set(word, rating);
    }
    return ratings;
  };

  return (query: SearchQuery, text: IndexedText): number => {
    if (query !== current) {
      const before = known;
      known = new Map();
      const ratingsOf = (word: string) => {
        const ratings = before.get(word) ?? lookUp(word);
        known.set(word, ratings);
        return ratings;
      };
      concepts = query.concepts.map((concept) => ({ ...concept, ratings: concept.words.map(ratingsOf) }));
      current = query;
    }
    return rateConcepts(concepts, query.phrases, text);
  };
}

function rateConcepts(
  concepts: readonly RatedConcept[],
  phrases: SearchQuery['phrases'],
  { titleWords, bodyWords, fields }: IndexedText,
): number {
  if (!phrases.every((phrase) => hasPhrase(titleWords, phrase) || hasPhrase(bodyWords, phrase))) return 0;
  const rated = concepts.map((concept) => rateConcept(concept, fields));
  const missing = rated.reduce((sum, one) => sum + one.missing, 0);
  if (missing > dispensableWords(concepts)) return 0;
  // A text with all words is better than any text without one of them.
  const bonus = missing === 0 ? weights.title : 0;
  const sum = phrases.length * weights.title + rated.reduce((total, { rating }) => total + rating, 0);
  const count = concepts.length + phrases.length;
  return count === 0 ? 0 : bonus + sum / count;
}

/** The number of words that a result may lack. */
export const dispensableWords = (concepts: readonly Concept[]) =>
  concepts.reduce((count, { words }) => count + words.length, 0) > 2 ? 1 : 0;

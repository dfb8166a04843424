export { compoundEnds } from './compoundEnds.ts';
export { isOneTypoAway } from './isOneTypoAway.ts';
export { findPassage, type MarkedPart, markMatches } from './markMatches.ts';
export { type Concept, parseQuery, type SearchQuery } from './parseQuery.ts';
export {
  createRater,
  dispensableWords,
  type IndexedText,
  indexText,
  minTypoLength,
  rateMatch,
  type SearchedText,
} from './rateMatch.ts';
export { createSynonyms, type Synonyms } from './synonyms.ts';
export { wordsOf } from './wordsOf.ts';

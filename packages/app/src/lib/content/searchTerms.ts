import { termNames } from '@settlement-help/content/termNames';
import { createSynonyms, parseQuery, wordsOf } from '@settlement-help/contract/search';

const synonyms = createSynonyms(termNames);

/** Reads a query; an official term also means its names in the other languages. */
export const parseSearch = (text: string) => parseQuery(text, synonyms);

const keyOf = (name: string) => wordsOf(name).join(' ');
const namesByTerm = new Map(termNames.map((names) => [keyOf(names[0] ?? ''), names]));

/** The names of an official term in all languages, so that the beginning of each finds it. */
export const namesOf = (term: string) => namesByTerm.get(keyOf(term)) ?? [];

import { isStopWord } from './stopWords.ts';
import { wordsOf } from './wordsOf.ts';

export interface Synonyms {
  /** Finds the longest known name at the start of the words. `others` are the other names, each as the words that say something. */
  find: (words: readonly string[]) => { length: number; others: readonly (readonly string[])[] } | undefined;
}

function meaningfulWords(name: string) {
  const words = wordsOf(name);
  const meaningful = words.filter((word) => !isStopWord(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** Creates synonyms from groups of names. The names of a group mean the same; a name may be in several groups. */
export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const namesOf = new Map<string, Map<string, readonly string[]>>();
  let longest = 0;
  for (const group of groups) {
    const names = new Map(group.map((name) => [wordsOf(name).join(' '), meaningfulWords(name)]));
    for (const key of names.keys()) {
      namesOf.set(key, new Map([...(namesOf.get(key) ?? []), ...names]));
      longest = Math.max(longest, key.split(' ').length);
    }
  }
  return {
    find: (words) => {
      for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
        const key = words.slice(0, length).join(' ');
        const names = namesOf.get(key);
        if (names)
          return { length, others: [...names].filter(([name]) => name !== key).map(([, other]) => other) };
      }
      return undefined;
    },
  };
}

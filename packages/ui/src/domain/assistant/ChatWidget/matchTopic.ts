import { wordsOf } from '@settlement-help/contract/search';

/** Topics that have a reply (§9 Assistant). */
export const topics = [
  'emergency',
  'documents',
  'settlement',
  'bank',
  'health',
  'work',
  'housing',
  'language',
  'community',
  'tax',
] as const;

export type Topic = (typeof topics)[number];

const containsPhrase = (words: readonly string[], phrase: readonly string[]) =>
  words.some((_word, start) => phrase.every((part, offset) => words[start + offset] === part));

interface Match {
  topic: Topic;
  wordCount: number;
  letterCount: number;
}

const isMoreSpecific = (one: Match, other: Match) =>
  one.wordCount === other.wordCount ? one.letterCount > other.letterCount : one.wordCount > other.wordCount;

/**
 * Returns the topic of a message, matching whole words. The keyword with the most words wins, then the longest;
 * emergency words win over all.
 */
export function matchTopic(message: string, keywords: Record<Topic, string>): Topic | null {
  const words = wordsOf(message);
  let best: Match | null = null;
  for (const topic of topics) {
    for (const keyword of keywords[topic].split(',')) {
      const phrase = wordsOf(keyword);
      if (phrase.length === 0 || !containsPhrase(words, phrase)) continue;
      if (topic === 'emergency') return topic;
      const match = { topic, wordCount: phrase.length, letterCount: phrase.join('').length };
      if (!best || isMoreSpecific(match, best)) best = match;
    }
  }
  return best?.topic ?? null;
}

/** Stored as a topic, so a conversation can be shown in any language. */
export type Reply = { topic: Topic } | { fallback: number };

/** Returns the reply to a message. Without a topic, fallbacks alternate, starting at `start`. */
export function replyTo(
  message: string,
  keywords: Record<Topic, string>,
  earlier: readonly (Reply | string)[],
  { fallbackCount, start = 0 }: { fallbackCount: number; start?: number },
): Reply {
  const topic = matchTopic(message, keywords);
  if (topic) return { topic };
  const usedFallbacks = earlier.filter((turn) => typeof turn !== 'string' && 'fallback' in turn).length;
  return { fallback: (start + usedFallbacks) % fallbackCount };
}

import { limits } from '@settlement-help/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConversationTexts } from '../../messages/enConversation.ts';
import { type Reply, replyTo } from './matchTopic.ts';

/** A message of the person as its text, or a reply of the assistant. */
export type ChatTurn = string | Reply;

const { min, max } = limits.assistantDelay;
/** Milliseconds that a reply seems to take (§9). */
export const hesitate = () => min + Math.random() * (max - min);

/** What a conversation begins with, and who keeps it. */
export interface ConversationOptions {
  /** What was said before. */
  history?: readonly ChatTurn[] | undefined;
  /** Told of each turn, so that the conversation can outlive the page. */
  onHistoryChange?: ((history: readonly ChatTurn[]) => void) | undefined;
  /** Milliseconds until a reply. @default 1 to 2 seconds */
  delay?: (() => number) | undefined;
  /** The fallback to begin with. @default 0 */
  firstFallback?: number | undefined;
}

/** What was said, and a reply to each message after a while; it makes no call (§4 Assistant). */
export function useConversation(
  { keywords, fallbacks }: ConversationTexts,
  { history = [], onHistoryChange, delay = hesitate, firstFallback = 0 }: ConversationOptions,
) {
  const [turns, setTurns] = useState(history);
  const last = turns[turns.length - 1];
  const question = typeof last === 'string' ? last : null;
  const latest = useRef({ turns, onHistoryChange, delay });

  useEffect(() => {
    latest.current = { turns, onHistoryChange, delay };
  });

  const add = useCallback((turn: ChatTurn) => {
    const next = [...latest.current.turns, turn];
    setTurns(next);
    latest.current.onHistoryChange?.(next);
  }, []);

  const count = turns.length;
  // A message that was sent while another waits restarts the wait, and both get the reply to the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text sent again is another message
  useEffect(() => {
    if (question === null) return;
    const timer = setTimeout(() => {
      const options = { fallbacks: fallbacks.length, start: firstFallback };
      add(replyTo(question, keywords, latest.current.turns, options));
    }, latest.current.delay());
    return () => clearTimeout(timer);
  }, [question, count, keywords, fallbacks, firstFallback, add]);

  return { turns, isWriting: question !== null, say: add };
}

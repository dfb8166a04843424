import { limits } from '@settlement-help/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProductMessages } from '../../hooks/useMessages.ts';
import { type Reply, replyTo } from './matchTopic.ts';

/** The user's message, or a reply. */
export type ChatTurn = string | Reply;

const { min, max } = limits.assistantDelay;
/** A reply's delay in milliseconds (§9). */
export const hesitate = () => min + Math.random() * (max - min);

export interface ConversationOptions {
  history?: readonly ChatTurn[] | undefined;
  onHistoryChange?: ((history: readonly ChatTurn[]) => void) | undefined;
  /** Milliseconds before a reply. @default 1 to 2 seconds */
  delay?: (() => number) | undefined;
  /** Index of the first fallback. @default 0 */
  firstFallback?: number | undefined;
}

/** Messages without a reply, oldest first. */
function unanswered(turns: readonly ChatTurn[]) {
  const waiting: string[] = [];
  for (const turn of turns) {
    if (typeof turn === 'string') waiting.push(turn);
    else waiting.shift();
  }
  return waiting;
}

/** A conversation that replies after a delay, without requests (§4 Assistant). */
export function useConversation(
  { keywords, fallbacks }: ProductMessages['conversation'],
  { history = [], onHistoryChange, delay = hesitate, firstFallback = 0 }: ConversationOptions,
) {
  const [turns, setTurns] = useState(history);
  const question = unanswered(turns)[0];
  const replies = turns.filter((turn) => typeof turn !== 'string').length;
  const latest = useRef({ turns, onHistoryChange, delay });

  useEffect(() => {
    latest.current = { turns, onHistoryChange, delay };
  });

  const add = useCallback((turn: ChatTurn) => {
    const next = [...latest.current.turns, turn];
    setTurns(next);
    latest.current.onHistoryChange?.(next);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text sent again is another message
  useEffect(() => {
    if (question === undefined) return;
    const timer = setTimeout(() => {
      const options = { fallbackCount: fallbacks.length, start: firstFallback };
      add(replyTo(question, keywords, latest.current.turns, options));
    }, latest.current.delay());
    return () => clearTimeout(timer);
  }, [question, replies, keywords, fallbacks, firstFallback, add]);

  return { turns, isWriting: question !== undefined, say: add };
}

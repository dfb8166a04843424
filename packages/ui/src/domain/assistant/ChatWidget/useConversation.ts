import { limits } from '@settlement-help/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProductMessages } from '../../messages/useMessages.ts';
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
  /** Called with each turn, so that the conversation can be stored. */
  onHistoryChange?: ((history: readonly ChatTurn[]) => void) | undefined;
  /** Milliseconds until a reply. @default 1 to 2 seconds */
  delay?: (() => number) | undefined;
  /** The fallback to begin with. @default 0 */
  firstFallback?: number | undefined;
}

/** The messages that have no reply yet, the oldest first: the replies come in the order of the messages. */
function unanswered(turns: readonly ChatTurn[]) {
  const waiting: string[] = [];
  for (const turn of turns) {
    if (typeof turn === 'string') waiting.push(turn);
    else waiting.shift();
  }
  return waiting;
}

/** A conversation that replies after a delay and makes no request (§4 Assistant). */
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
      const options = { fallbacks: fallbacks.length, start: firstFallback };
      add(replyTo(question, keywords, latest.current.turns, options));
    }, latest.current.delay());
    return () => clearTimeout(timer);
  }, [question, replies, keywords, fallbacks, firstFallback, add]);

  return { turns, isWriting: question !== undefined, say: add };
}

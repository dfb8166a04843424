import type { Country } from '@settlement-help/contract';
import { SendHorizontal, X } from 'lucide';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { Card, CardBand } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import type { NavSectionHrefs } from '../../shell/Navigation/navSections.ts';
import { ChatMessage } from './ChatMessage.tsx';
import * as styles from './ChatPanel.css.ts';
import { type ConversationOptions, useConversation } from './useConversation.ts';

export interface ChatPanelProps extends ConversationOptions {
  country: Country;
  hrefs: NavSectionHrefs;
  /** Called by Escape, the close button and a followed link. */
  onClose: (reason: 'closed' | 'followed') => void;
}

/** A non-modal conversation with the assistant (§2 Dashboard, §4 Assistant). */
export function ChatPanel({ country, hrefs, onClose, ...options }: ChatPanelProps) {
  const messages = useMessages('conversation');
  const { turns, isWriting, say } = useConversation(messages, options);
  const [text, setText] = useState('');
  const logRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const titleId = useId();

  useEffect(() => {
    fieldRef.current?.focus();
  }, []);

  const replies = turns.filter((turn) => typeof turn !== 'string').length;
  const hasReplied = useRef(replies);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into sight whenever there is one
  useEffect(() => {
    const log = logRef.current;
    if (!log) return;
    const newest = log.querySelectorAll<HTMLElement>(':scope > div');
    const reply = newest[newest.length - 1];
    // On a low screen the panel scrolls instead of the log.
    for (const scroller of [log, log.parentElement as HTMLElement]) {
      // Shows a reply from its start.
      if (replies > hasReplied.current && reply)
        scroller.scrollTop = reply.offsetTop - scroller.offsetTop - scroller.clientTop;
      else if (turns.length > 0) scroller.scrollTop = scroller.scrollHeight;
    }
    hasReplied.current = replies;
  }, [turns.length, isWriting]);

  const ask = (topic: string) => {
    say(topic);
    // The pressed topic may scroll away.
    fieldRef.current?.focus({ preventScroll: true });
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (!message) return;
    say(message);
    setText('');
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Escape during text composition does not close the panel.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose('closed');
  };

  return (
    <Card
      className={styles.panel}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.header}>
        <div>
          <Heading level={2} id={titleId}>
            {messages.title}
          </Heading>
          <Text variant="note" className={styles.about}>
            {messages.about}
          </Text>
        </div>
        <IconButton icon={X} label={messages.close} onClick={() => onClose('closed')} />
      </div>
      <Stack ref={logRef} className={styles.log} role="log" aria-label={messages.log} tabIndex={0}>
        <ChatMessage country={country} hrefs={hrefs} onAsk={ask} />
        {turns.map((turn, index) => (
          <ChatMessage
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added
            key={index}
            turn={turn}
            country={country}
            hrefs={hrefs}
            onFollow={() => onClose('followed')}
            onAsk={ask}
          />
        ))}
        {isWriting && (
          <Text variant="small" className={styles.typing}>
            {messages.typing}
          </Text>
        )}
      </Stack>
      <form onSubmit={handleSubmit}>
        <CardBand className={styles.form}>
          <TextField
            ref={fieldRef}
            label={messages.message}
            autoComplete="off"
            enterKeyHint="send"
            dir="auto"
            value={text}
            onValueChange={setText}
          />
          <IconButton
            type="submit"
            variant="primary"
            icon={SendHorizontal}
            directional
            label={messages.send}
          />
        </CardBand>
      </form>
    </Card>
  );
}

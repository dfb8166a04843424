import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { AssistantButton } from './AssistantButton.tsx';
import * as styles from './ChatWidget.css.ts';

export interface ChatWidgetProps {
  open: boolean;
  onOpen: () => void;
  /** Called on hover or focus, to preload the conversation. */
  onIntent?: (() => void) | undefined;
  /** The conversation, a `ChatPanel`. */
  panel?: ReactNode;
  /** Other floating controls, such as `BackToTop`. */
  children?: ReactNode;
}

/** Floats over every screen: the assistant's button or the open conversation (§2 Dashboard). */
export function ChatWidget({ open, onOpen, onIntent, panel, children }: ChatWidgetProps) {
  const messages = useMessages('assistant');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isShown = open && panel != null;
  const wasShown = useRef(false);

  useEffect(() => {
    const active = document.activeElement;
    // The focused panel disappeared. A followed link has moved the focus already.
    if (wasShown.current && !isShown && (active === null || active === document.body))
      buttonRef.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);

  return (
    <aside className={styles.floating} aria-label={messages.quickHelp} data-open={isShown || undefined}>
      {isShown ? (
        panel
      ) : (
        <>
          {children}
          <AssistantButton
            ref={buttonRef}
            aria-expanded={false}
            aria-busy={open}
            onClick={onOpen}
            onIntent={onIntent}
          />
        </>
      )}
    </aside>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { AssistantButton } from './AssistantButton.tsx';
import * as styles from './ChatWidget.css.ts';

export interface ChatWidgetProps {
  /** Whether the conversation is open. */
  open: boolean;
  /** Called when the person opens it. */
  onOpen: () => void;
  /** Called when it is about to be opened, to preload it. */
  onIntent?: (() => void) | undefined;
  /** The conversation, a `ChatPanel`; it can be loaded on demand. */
  panel?: ReactNode;
  /** What floats beside the button, or in its place where there is room for one, as `BackToTop` does. */
  children?: ReactNode;
}

/**
 * What floats over every screen, at the end of the header or at the foot of the sidebar: the button of the assistant, or
 * its conversation, to which the focus goes and from which it comes back (§2 Dashboard).
 */
export function ChatWidget({ open, onOpen, onIntent, panel, children }: ChatWidgetProps) {
  const messages = useMessages('assistant');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isShown = open && panel != null;
  const wasShown = useRef(false);

  useEffect(() => {
    const active = document.activeElement;
    // The focused panel disappeared; following a link has moved the focus already.
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

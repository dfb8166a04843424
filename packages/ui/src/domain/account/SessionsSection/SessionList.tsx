import type { LiveSession } from '@settlement-help/contract';
import { useRef } from 'react';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SessionRow } from './SessionRow.tsx';
import * as styles from './SessionsSection.css.ts';

export interface SessionListProps {
  sessions: readonly LiveSession[];
  /** Ends another session. A rejection is shown in its row. */
  onEnd: (session: LiveSession) => Promise<void>;
  /** Ends all other sessions. A rejection is shown below the list. */
  onEndOthers: () => Promise<void>;
}

export function SessionList({ sessions, onEnd, onEndOthers }: SessionListProps) {
  const messages = useMessages('sessions');
  const listRef = useRef<HTMLUListElement>(null);
  const { announce, announcement } = useAnnounce();

  const tell = (text: string) => {
    announce(text);
    // The focused button disappears with its row.
    listRef.current?.focus();
  };
  const others = useAction(async () => {
    await onEndOthers();
    tell(messages.othersEnded);
  }, messages.offline);

  return (
    <>
      <ul ref={listRef} role="list" tabIndex={-1} aria-label={messages.list} className={styles.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={onEnd}
            onEnded={(device) => tell(messages.ended({ device }))}
          />
        ))}
      </ul>
      {others.failure}
      {sessions.some(({ is_current }) => !is_current) && (
        <Button variant="secondary" loading={others.pending} onClick={others.run}>
          {messages.endOthers}
        </Button>
      )}
      {announcement}
    </>
  );
}

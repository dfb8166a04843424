import type { LiveSession } from '@settlement-help/contract';
import { Monitor, Smartphone } from 'lucide';
import { useRef } from 'react';
import { useErrorText } from '../../../async/useErrorText.ts';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { ListRow, ListRowSkeleton } from '../../../patterns/ListRow/ListRow.tsx';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { LoadFailure } from '../../shell/LoadFailure/LoadFailure.tsx';
import * as styles from './SessionsSection.css.ts';

interface SessionActions {
  /** Ends another session. A rejection is shown in its row. */
  onEnd: (session: LiveSession) => Promise<void>;
  /** Ends all other sessions. A rejection is shown below the list. */
  onEndOthers: () => Promise<void>;
}

export interface SessionsSectionProps extends SessionActions {
  /** The sessions, the current one first; undefined while loading. */
  sessions: readonly LiveSession[] | undefined;
  /** The reason why they could not be loaded. */
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** Profile section with all sessions of the user. */
export function SessionsSection({ sessions, error, onRetry, ...actions }: SessionsSectionProps) {
  const messages = useMessages('sessions');
  const errorText = useErrorText();

  return (
    <RuledSection title={messages.title} hint={messages.hint}>
      {sessions ? (
        <SessionList sessions={sessions} {...actions} />
      ) : error ? (
        <LoadFailure message={errorText(error)} onRetry={onRetry} />
      ) : (
        <SkeletonGroup className={styles.list}>
          <ListRowSkeleton widths={['min(12rem, 70%)', 'min(18rem, 95%)']} />
        </SkeletonGroup>
      )}
    </RuledSection>
  );
}

function SessionList({
  sessions,
  onEnd,
  onEndOthers,
}: SessionActions & { sessions: readonly LiveSession[] }) {
  const messages = useMessages('sessions');
  const listRef = useRef<HTMLUListElement>(null);
  const { announce, announcement } = useAnnounce();

  const announceEnd = (text: string) => {
    announce(text);
    // The focused button disappears with its row.
    listRef.current?.focus();
  };
  const others = useAction(async () => {
    await onEndOthers();
    announceEnd(messages.othersEnded);
  });

  return (
    <>
      <ul ref={listRef} role="list" tabIndex={-1} aria-label={messages.list} className={styles.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={onEnd}
            onEnded={(device) => announceEnd(messages.ended({ device }))}
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

const handhelds = ['Android', 'iPhone', 'iPad'];

interface SessionRowProps {
  session: LiveSession;
  onEnd: (session: LiveSession) => Promise<void>;
  onEnded: (device: string) => void;
}

function SessionRow({ session, onEnd, onEnded }: SessionRowProps) {
  const messages = useMessages('sessions');
  const { browser, system, created_at, last_used_at, is_current } = session;
  const format = useFormats();
  const device =
    browser && system ? messages.device({ browser, system }) : (browser ?? system ?? messages.unknownDevice);
  const used = messages.used({ ago: format.timeAgo(last_used_at, Date.now(), messages.justNow) });
  const { pending, failure, run } = useAction(async () => {
    await onEnd(session);
    onEnded(device);
  });

  return (
    <ListRow
      icon={handhelds.includes(system ?? '') ? Smartphone : Monitor}
      actions={
        !is_current && (
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.endOf({ device, used, began: messages.began({ iso: created_at }) })}
            loading={pending}
            onClick={run}
          >
            {messages.end}
          </Button>
        )
      }
      footer={failure}
    >
      <p className={styles.name}>
        <bdi>{device}</bdi>
        {is_current && <Badge tone="success">{messages.current}</Badge>}
      </p>
      <Text variant="figures">
        <time dateTime={last_used_at}>{used}</time>
        {' · '}
        <time className={styles.began} dateTime={created_at}>
          {messages.began({ iso: created_at })}
        </time>
      </Text>
    </ListRow>
  );
}

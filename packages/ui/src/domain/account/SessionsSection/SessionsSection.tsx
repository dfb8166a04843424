import type { LiveSession } from '@settlement-help/contract';
import { failureText } from '../../../async/callbackFailure.tsx';
import { ListRowSkeleton } from '../../../patterns/ListRow/ListRow.tsx';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { LoadFailure } from '../../shell/LoadFailure/LoadFailure.tsx';
import { SessionList, type SessionListProps } from './SessionList.tsx';
import * as styles from './SessionsSection.css.ts';

export interface SessionsSectionProps extends Omit<SessionListProps, 'sessions'> {
  /** The sessions, the current one first; undefined while loading. */
  sessions: readonly LiveSession[] | undefined;
  /** The reason why they could not be loaded. */
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** Profile section with all sessions of the user. */
export function SessionsSection({ sessions, error, onRetry, ...actions }: SessionsSectionProps) {
  const messages = useMessages('sessions');
  const { general } = useMessages('error');

  return (
    <RuledSection title={messages.title} hint={messages.hint}>
      {sessions ? (
        <SessionList sessions={sessions} {...actions} />
      ) : error ? (
        <LoadFailure message={failureText(error, { network: messages.offline, general })} onRetry={onRetry} />
      ) : (
        <SkeletonGroup className={styles.list}>
          <ListRowSkeleton widths={['min(12rem, 70%)', 'min(18rem, 95%)']} />
        </SkeletonGroup>
      )}
    </RuledSection>
  );
}

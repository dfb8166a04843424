import type { LiveSession } from '@settlement-help/contract';
import { useState } from 'react';
import {
  SessionsSection,
  type SessionsSectionProps,
} from '../../src/domain/account/SessionsSection/SessionsSection.tsx';

/** Removes ended sessions as the app would. */
export function StatefulSessions({ sessions, onEnd, onEndOthers, ...props }: SessionsSectionProps) {
  const [current, setCurrent] = useState(sessions);
  const keep = (remains: (session: LiveSession) => boolean) => setCurrent((all) => all?.filter(remains));
  return (
    <SessionsSection
      {...props}
      sessions={current}
      onEnd={async (session) => {
        await onEnd(session);
        keep(({ id }) => id !== session.id);
      }}
      onEndOthers={async () => {
        await onEndOthers();
        keep(({ is_current }) => is_current);
      }}
    />
  );
}

import type { LiveSession } from '@settlement-help/contract';
import { useState } from 'react';
import {
  SessionsSection,
  type SessionsSectionProps,
} from '../src/domain/account/SessionsSection/SessionsSection.tsx';

/** The section as an app keeps it: what was ended is not in it any more. */
export function KeptSessions({ sessions, onEnd, onEndOthers, ...props }: SessionsSectionProps) {
  const [kept, setKept] = useState(sessions);
  const keep = (isKept: (session: LiveSession) => boolean) => setKept((all) => all?.filter(isKept));
  return (
    <SessionsSection
      {...props}
      sessions={kept}
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

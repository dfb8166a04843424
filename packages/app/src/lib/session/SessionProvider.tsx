import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { session } from './session.ts';

const SessionContext = createContext(session.get());

/** Provides the session. A change is a transition, like a navigation, so that a log-out and its redirect render together. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(session.get);
  useEffect(() => {
    const update = () => startTransition(() => setCurrent(session.get()));
    update();
    return session.subscribe(update);
  }, []);
  return <SessionContext value={current}>{children}</SessionContext>;
}

export const useSession = () => use(SessionContext);

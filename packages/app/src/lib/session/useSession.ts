import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** The session of this browser, kept up to date across tabs. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get);

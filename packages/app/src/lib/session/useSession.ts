import { useStore } from '#app/lib/storage/store.ts';
import { session } from './session.ts';

/** The session of this browser, kept up to date across tabs. */
export const useSession = () => useStore(session);

import { useState } from 'react';
import { App } from '#app/App.tsx';
import { session } from '#app/lib/session/session.ts';
import { memoryHistory } from './memoryHistory.ts';

export interface AppAtProps {
  /** The address at which the app is opened. */
  path: string;
}

/** The whole app at an address; the mocks answer it. */
export function AppAt({ path }: AppAtProps) {
  const [history] = useState(() => memoryHistory(path));
  return <App history={history} />;
}

/** Opens the app without a session; answers how to clean up. */
export function asVisitor() {
  session.end();
  return session.end;
}

/** Opens the app with the session of Amira in Germany, without drafts and conversations of others; answers how to clean up. */
export function asAmira() {
  sessionStorage.clear();
  session.begin('mock-token');
  session.chooseCountry('Germany');
  return () => {
    sessionStorage.clear();
    session.end();
  };
}

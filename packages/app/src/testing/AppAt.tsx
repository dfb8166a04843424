import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { session } from '#app/lib/session/session.ts';

export interface AppAtProps {
  /** The address at which the app is opened. */
  path: string;
  /** What else needs the router, such as to read its address. */
  children?: ReactNode;
}

/** The whole app at an address of its own, so that a story does not move the page that shows it. */
export const AppAt = ({ path, children }: AppAtProps) => (
  <MemoryRouter initialEntries={[path]}>
    {children}
    <App />
  </MemoryRouter>
);

/** Opens the app without a session; returns how to clean up. */
export function asVisitor() {
  session.end();
  return session.end;
}

/** Opens the app with the session of Amira in Germany and without drafts; returns how to clean up. */
export function asAmira() {
  sessionStorage.clear();
  session.begin('mock-token');
  session.chooseCountry('Germany');
  return () => {
    sessionStorage.clear();
    session.end();
  };
}

import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { session } from '#app/lib/session/session.ts';
import { resetSite } from '#app/lib/site/site.ts';

export interface AppAtProps {
  path: string;
  /** Content that uses the router, such as to read the path. */
  children?: ReactNode;
}

/** Renders the app with a router in memory, so that a story does not change the URL of the page. */
export const AppAt = ({ path, children }: AppAtProps) => (
  <MemoryRouter initialEntries={[path]}>
    {children}
    <App />
  </MemoryRouter>
);

export function asVisitor() {
  resetSite();
  session.end();
  return session.end;
}

/** Opens the app with the session of Amira in Germany and without drafts; returns how to clean up. */
export function asAmira() {
  resetSite();
  sessionStorage.clear();
  session.begin('mock-token');
  session.chooseCountry('Germany');
  return () => {
    sessionStorage.clear();
    session.end();
  };
}

import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { session } from '#app/lib/session/session.ts';
import { resetSite } from '#app/lib/site/site.ts';
import { seenDates } from '#app/lib/storage/seenDates.ts';

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

/** Removes the session, drafts and seen dates of an earlier story, also if that story failed. */
function clearDevice() {
  resetSite();
  sessionStorage.clear();
  seenDates.clear();
  session.end();
}

/** Opens the app without a session; returns how to clean up. */
export function asVisitor() {
  clearDevice();
  return clearDevice;
}

/** Opens the app with the session of Amira in Germany; returns how to clean up. */
export function asAmira() {
  clearDevice();
  session.begin('mock-token');
  session.chooseCountry('Germany');
  return clearDevice;
}

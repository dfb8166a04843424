import type { ReactNode } from 'react';
import { type LinkComponent, UiProvider } from '../../internal/UiProvider.tsx';
import { en } from '../../messages/en.ts';
import type { Place } from './places.ts';

/** Where the places are in the stories. */
export const hrefs: Record<Place, string> = {
  dashboard: '#dashboard',
  checklist: '#checklist',
  documents: '#documents',
  services: '#services',
  community: '#community',
  profile: '#profile',
};

/** A portrait that needs no network. */
export const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#d9c9a8"/><circle cx="20" cy="16" r="8" fill="#5b4632"/><path d="M4 40c2-12 30-12 32 0z" fill="#00506a"/></svg>',
)}`;

const RouterLink: LinkComponent = ({ href, onClick, children, ...props }) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
    }}
  >
    {children}
  </a>
);

/** Takes links over as the app's router does: a link that is followed must not load the page of the test anew. */
export const WithRouter = ({ children }: { children: ReactNode }) => (
  <UiProvider locale="en" messages={en} linkComponent={RouterLink}>
    {children}
  </UiProvider>
);

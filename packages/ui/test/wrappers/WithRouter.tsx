import type { ReactNode } from 'react';
import type { NavSection } from '../../src/domain/shell/Navigation/navSections.ts';
import { type LinkComponent, UiProvider } from '../../src/i18n/UiProvider.tsx';

export const hrefs: Record<Exclude<NavSection, 'moderation'>, string> = {
  dashboard: '#dashboard',
  checklist: '#checklist',
  documents: '#documents',
  services: '#services',
  community: '#community',
  profile: '#profile',
};

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

const noTexts = {};

/** Handles links like the app's router, so that a click does not reload the test page. */
export const WithRouter = ({ children }: { children: ReactNode }) => (
  <UiProvider messages={noTexts} linkComponent={RouterLink}>
    {children}
  </UiProvider>
);

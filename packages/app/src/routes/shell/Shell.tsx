import type { Country, User } from '@settlement-help/contract';
import { AppShell, type NavSectionHrefs } from '@settlement-help/ui/domain';
import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useLogout } from '#app/features/account/useLogout.ts';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { navSectionAt } from '#app/lib/navigation/navSection.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenBoundary } from '#app/lib/navigation/ScreenBoundary.tsx';
import { usePrefetch } from '#app/routes/screens/usePrefetch.ts';
import { FloatingActions } from './FloatingActions.tsx';

const hrefs: NavSectionHrefs = {
  dashboard: paths.dashboard,
  checklist: paths.checklist,
  documents: paths.documents,
  services: paths.services,
  community: paths.community,
  profile: paths.profile,
};

export interface ShellProps {
  user: User;
  country: Country;
}

/** The shell around the screens: it prefetches on intent, and keeps the error of a screen to that screen. */
export function Shell({ user, country }: ShellProps) {
  const { pathname } = useLocation();
  const mainRef = useRef<HTMLElement>(null);

  return (
    <>
      <AppShell
        user={{
          ...user,
          settlement_country: country,
          profile_photo: user.profile_photo && absoluteUrl(user.profile_photo),
        }}
        hrefs={hrefs}
        current={navSectionAt(pathname)}
        mainRef={mainRef}
        onIntent={usePrefetch(country)}
        onLogout={useLogout()}
      >
        <ScreenBoundary key={pathname}>
          <Outlet />
        </ScreenBoundary>
      </AppShell>
      <FloatingActions user={user} country={country} hrefs={hrefs} mainRef={mainRef} />
    </>
  );
}

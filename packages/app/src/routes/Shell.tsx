import type { Country, User } from '@settlement-help/contract';
import { AppShell, type Place, type PlaceHrefs } from '@settlement-help/ui';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { logout } from '#app/features/account/queries.ts';
import { apiHref } from '#app/lib/api.ts';
import { paths } from '#app/lib/paths.ts';
import { Corner } from './Corner.tsx';
import { usePrefetch } from './usePrefetch.ts';

const hrefs: PlaceHrefs = {
  dashboard: paths.dashboard,
  checklist: paths.checklist,
  documents: paths.documents,
  services: paths.services,
  community: paths.community,
  profile: paths.profile,
};

const placeAt = (pathname: string): Place | null => {
  if (pathname === paths.home || pathname === paths.dashboard) return 'dashboard';
  if (pathname === paths.checklist) return 'checklist';
  if (pathname === paths.documents) return 'documents';
  if (pathname === paths.services) return 'services';
  if (pathname === paths.community || pathname.startsWith(paths.forum)) return 'community';
  if (pathname === paths.profile || pathname === paths.changeDestination) return 'profile';
  return null;
};

export interface ShellProps {
  user: User;
  country: Country;
}

/** The shell around the screens: it fetches ahead on intent, and brings the focus along on navigation. */
export function Shell({ user, country }: ShellProps) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const mainRef = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    mainRef.current?.focus({ preventScroll: true });
    if (!hash) window.scrollTo({ top: 0 });
  }, [pathname, hash]);

  const leave = () => {
    navigate(paths.home, { replace: true });
    logout();
  };

  return (
    <>
      <AppShell
        user={{
          ...user,
          settlement_country: country,
          profile_photo: user.profile_photo && apiHref(user.profile_photo),
        }}
        hrefs={hrefs}
        current={placeAt(pathname)}
        mainRef={mainRef}
        onIntent={usePrefetch(country)}
        onLogout={leave}
      >
        <Suspense>
          <Outlet context={leave} />
        </Suspense>
      </AppShell>
      <Corner user={user} country={country} hrefs={hrefs} mainRef={mainRef} />
    </>
  );
}

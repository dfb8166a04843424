import type { Country, User } from '@settlement-help/contract';
import { AppShell, type Place } from '@settlement-help/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { logout } from '#app/features/account/queries.ts';
import { stepsQuery } from '#app/features/checklist/queries.ts';
import { paths } from '#app/lib/paths.ts';

const hrefs = { dashboard: paths.dashboard, checklist: paths.checklist };

const placeAt = (pathname: string): Place | null => {
  if (pathname === paths.home || pathname === paths.dashboard) return 'dashboard';
  if (pathname === paths.checklist) return 'checklist';
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
  const queryClient = useQueryClient();
  const mainRef = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    mainRef.current?.focus({ preventScroll: true });
    if (!hash) window.scrollTo({ top: 0 });
  }, [pathname, hash]);

  const handleIntent = (place: Place) => {
    if (place !== 'checklist') return;
    queryClient.prefetchQuery(stepsQuery(country));
    import('./Checklist.tsx');
  };

  return (
    <AppShell
      user={{ ...user, settlement_country: country }}
      hrefs={hrefs}
      current={placeAt(pathname)}
      mainRef={mainRef}
      onIntent={handleIntent}
      onLogout={() => {
        navigate(paths.home, { replace: true });
        logout();
      }}
    >
      <Suspense>
        <Outlet />
      </Suspense>
    </AppShell>
  );
}

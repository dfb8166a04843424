import type { Country, User } from '@settlement-help/contract';
import { lazyComponent } from '@settlement-help/ui';
import { AppShell, type NavSectionHrefs } from '@settlement-help/ui/domain';
import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useKeepLanguage } from '#app/features/account/language.ts';
import { useLogout } from '#app/features/account/useLogout.ts';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { ScreenBoundary } from '#app/lib/loading/ScreenBoundary.tsx';
import { navSectionAt } from '#app/lib/navigation/navSection.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { Notices } from '#app/lib/offline/Notices.tsx';
import { usePrefetch } from '#app/routes/loading/usePrefetch.ts';

const sections: NavSectionHrefs = {
  dashboard: paths.dashboard,
  checklist: paths.checklist,
  documents: paths.documents,
  services: paths.services,
  community: paths.community,
  profile: paths.profile,
};

// Not needed to read the screen, so it comes after it.
const FloatingActions = lazyComponent(() =>
  import('./FloatingActions.tsx').then((part) => part.FloatingActions),
);

export interface ShellProps {
  user: User;
  country: Country;
}

/** The shell around the screens: it prefetches on intent, and keeps the error of a screen to that screen. */
export function Shell({ user, country }: ShellProps) {
  const { pathname } = useLocation();
  const mainRef = useRef<HTMLElement>(null);
  const prefetch = usePrefetch(country);
  const hrefs = user.is_moderator ? { ...sections, moderation: paths.moderation } : sections;

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
        onIntent={prefetch}
        languagePicker={<ChooseLanguage onChosen={useKeepLanguage()} />}
        onLogout={useLogout()}
      >
        <Notices />
        <ScreenBoundary key={pathname}>
          <Outlet />
        </ScreenBoundary>
      </AppShell>
      <FloatingActions user={user} country={country} hrefs={hrefs} mainRef={mainRef} />
    </>
  );
}

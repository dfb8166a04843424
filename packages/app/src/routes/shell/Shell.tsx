import type { Country, User } from '@settlement-help/contract';
import { AppShell, type NavSectionHrefs } from '@settlement-help/ui/domain';
import { useMutationState } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { useSaveLanguage } from '#app/features/account/language.ts';
import { useLogout } from '#app/features/account/useLogout.ts';
import { isUnsent } from '#app/features/checklist/status/useUnsentStatuses.ts';
import { useNewAnswerCount } from '#app/features/forum/useNewAnswerCount.ts';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { ErrorBoundary } from '#app/lib/errors/ErrorBoundary.tsx';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { navSectionAt } from '#app/lib/navigation/navSection.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenSkeleton } from '#app/lib/navigation/ScreenSkeleton.tsx';
import { AppNotices } from '#app/lib/offline/AppNotices.tsx';
import { SiteNotices } from '#app/lib/site/SiteNotices.tsx';
import { usePrefetch } from '#app/routes/loading/usePrefetch.ts';
import { UserSearch } from '../lazyScreens.ts';
import { useSearch } from '../search/useSearch.ts';
import { DocumentPreviews } from './DocumentPreviews.tsx';
import { FloatingActions } from './FloatingActions.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';

const sections: NavSectionHrefs = {
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

export function Shell({ user, country }: ShellProps) {
  const { pathname } = useLocation();
  const mainRef = useRef<HTMLElement>(null);
  const unsent = useMutationState({ filters: { predicate: isUnsent } }).length;
  const prefetch = usePrefetch(country);
  const search = useSearch(UserSearch);
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
        newAnswers={useNewAnswerCount()}
        mainRef={mainRef}
        aboutHref={paths.about}
        hidesBottomBar={matchPath(paths.situationQuestion, pathname) !== null}
        onIntent={prefetch}
        languagePicker={<ChooseLanguage onChosen={useSaveLanguage()} />}
        onLogout={useLogout()}
        search={search.button}
      >
        <SiteNotices />
        <AppNotices unsent={unsent} />
        {/* Without a key, a navigation keeps the old screen until the next one is loaded. */}
        <Suspense fallback={<ScreenSkeleton />}>
          <ErrorBoundary key={pathname}>
            <DocumentPreviews country={country}>
              <Outlet />
            </DocumentPreviews>
          </ErrorBoundary>
        </Suspense>
      </AppShell>
      {search.wasOpened && (
        <Suspense fallback={null}>
          <UserSearch key={`${country}-${search.count}`} country={country} {...search.dialog} />
        </Suspense>
      )}
      <PasswordPrompt email={user.email} />
      <FloatingActions user={user} country={country} hrefs={hrefs} mainRef={mainRef} />
    </>
  );
}

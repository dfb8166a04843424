import { InlineMessage } from '@settlement-help/ui';
import { Landing, VisitorShell } from '@settlement-help/ui/domain';
import { lazyWithPreload } from '@settlement-help/ui/internal';
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ErrorBoundary } from '#app/lib/errors/ErrorBoundary.tsx';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import type { EntryState } from '#app/lib/navigation/entryState.ts';
import {
  countryFromPath,
  type DialogName,
  dialogHref,
  dialogs,
  legalPath,
  paths,
  publicPaths,
} from '#app/lib/navigation/paths.ts';
import { ScreenSkeleton } from '#app/lib/navigation/ScreenSkeleton.tsx';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useDialogEntry } from '#app/lib/navigation/useDialogEntry.ts';
import { AppNotices } from '#app/lib/offline/AppNotices.tsx';
import { SiteNotices } from '#app/lib/site/SiteNotices.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { Examples } from './Examples.tsx';
import { LegalOffline } from './LegalOffline.tsx';
import { About, PublicPage, Transparency } from './lazyPublicPages.ts';
import { SignedInRoutes, VisitorPlan, VisitorSearch } from './lazyRoutes.ts';
import { PassRoute } from './PassRoute.tsx';
import { useSearch } from './search/useSearch.ts';
import * as styles from './visitor.css.ts';

// Lazy, because the landing page must stay small (docs/decisions/0030-code-splitting.md).
const AuthDialog = lazyWithPreload(
  async () => (await import('#app/features/auth/AuthDialog.tsx')).AuthDialog,
);

const publicScreens = [
  ...publicPaths.map((path) => [path, PublicPage] as const),
  [paths.visitorPlan, VisitorPlan] as const,
  [paths.visitorPlanQuestion, VisitorPlan] as const,
  [paths.about, About] as const,
  [paths.transparency, Transparency] as const,
  [`${legalPath}/*`, LegalOffline] as const,
];

/** The landing page and the public pages. Any other path redirects to the landing page (§2). */
export const VisitorRoutes = () => (
  <Routes>
    {publicScreens.map(([path, Screen]) => (
      <Route
        key={path}
        path={path}
        element={
          <PublicScreen>
            <Screen />
          </PublicScreen>
        }
      />
    ))}
    <Route path={paths.pass} element={<PassRoute />} />
    <Route path="*" element={<LandingScreen />} />
  </Routes>
);

function useAddress() {
  const { pathname, search, hash } = useLocation();
  // Two slashes at the beginning would name another host.
  return pathname.replace(/^\/+/, '/') + search + hash;
}

/** The country of a page about a step or letters. Other public pages have no search. */
function useCountryParam() {
  return countryFromPath(useParams().country);
}

/** A public page. Its log-in leads back to it. */
function PublicScreen({ children }: { children: ReactNode }) {
  const from = useAddress();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logIn = () => {
    const state: EntryState = { from, isDialogOverScreen: true };
    navigate(dialogHref('log-in'), { state });
  };

  const country = useCountryParam();
  const search = useSearch(VisitorSearch, country !== undefined);

  return (
    <VisitorShell
      homeHref={paths.home}
      languagePicker={<ChooseLanguage />}
      onLogIn={logIn}
      onIntent={AuthDialog.preload}
      search={country && search.button}
    >
      <SiteNotices className={styles.notices} />
      <AppNotices className={styles.notices} />
      <div className={styles.publicPage}>
        <Suspense fallback={<ScreenSkeleton />}>
          <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        </Suspense>
      </div>
      {country && search.wasOpened && (
        <Suspense fallback={null}>
          <VisitorSearch key={`${country}-${search.count}`} country={country} {...search.dialog} />
        </Suspense>
      )}
    </VisitorShell>
  );
}

function LandingScreen() {
  const { pathname } = useLocation();
  const from = useAddress();
  const { network } = useAppMessages();
  const { dialog, open, switchTo, close } = useDialogEntry(dialogs);
  const [wasOpened, setWasOpened] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isOpen = dialog !== null;

  const openDialog = (name: DialogName) =>
    startTransition(async () => {
      try {
        await AuthDialog.load();
        setHasFailed(false);
        open(name);
      } catch {
        setHasFailed(true);
      }
    });

  useEffect(() => {
    if (!isOpen) return;
    setWasOpened(true);
    SignedInRoutes.preload();
  }, [isOpen]);

  return (
    <>
      {pathname !== paths.home && <Navigate to={paths.home} replace state={{ from } satisfies EntryState} />}
      <ScreenTitle of="landing" />
      <VisitorShell
        homeHref={paths.home}
        languagePicker={<ChooseLanguage />}
        onLogIn={() => openDialog('log-in')}
        onIntent={AuthDialog.preload}
      >
        <SiteNotices className={styles.notices} />
        <AppNotices className={styles.notices} />
        {hasFailed && (
          <InlineMessage tone="error" role="alert" className={styles.dialogFailure}>
            {network}
          </InlineMessage>
        )}
        {wasOpened && (
          <Suspense fallback={null}>
            <AuthDialog dialog={dialog} onSwitch={switchTo} open={isOpen} onOpenChange={close} />
          </Suspense>
        )}
        <Landing
          onLogIn={() => openDialog('log-in')}
          onCreateAccount={() => openDialog('create-account')}
          planHref={paths.visitorPlan}
          onIntent={AuthDialog.preload}
          onPlanIntent={VisitorPlan.preload}
          aboutHref={paths.about}
          examples={<Examples />}
        />
      </VisitorShell>
    </>
  );
}

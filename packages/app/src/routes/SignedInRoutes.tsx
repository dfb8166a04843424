import type { User } from '@settlement-help/contract';
import { AppShell } from '@settlement-help/ui/domain';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { syncProfileLanguage, useSaveLanguage } from '#app/features/account/language.ts';
import { meQuery } from '#app/features/account/queries.ts';
import { useLogout } from '#app/features/account/useLogout.ts';
import {
  restoreUnsentStatuses,
  useUnsentStatuses,
} from '#app/features/checklist/status/useUnsentStatuses.ts';
import { createQueryClient } from '#app/lib/api/queryClient.ts';
import { ConflictArea } from '#app/lib/conflicts/ConflictArea.tsx';
import { ErrorBoundary } from '#app/lib/errors/ErrorBoundary.tsx';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { useLanguage } from '#app/lib/language/language.ts';
import { useEntryState } from '#app/lib/navigation/entryState.ts';
import { legalPath, paths, publicPaths } from '#app/lib/navigation/paths.ts';
import { AppSkeleton, ScreenSkeleton } from '#app/lib/navigation/ScreenSkeleton.tsx';
import { keepReadableOffline } from '#app/lib/offline/readableOffline.ts';
import { useSession } from '#app/lib/session/SessionProvider.tsx';
import { LegalOffline } from './LegalOffline.tsx';
import { About, PublicPage, Transparency } from './lazyPublicPages.ts';
import {
  Appearance,
  ChangeDestination,
  Checklist,
  Data,
  Destination,
  Devices,
  Documents,
  Forum,
  Moderation,
  Profile,
  preloadScreen,
  Question,
  Reminders,
  SecondFactor,
  Services,
  Situation,
} from './lazyScreens.ts';
import { useFirstScreen } from './loading/useFirstScreen.ts';
import { useSaveVisitorPlan } from './loading/useSaveVisitorPlan.ts';
import { PassRoute } from './PassRoute.tsx';
import { Dashboard } from './screens/Dashboard.tsx';
import { Shell } from './shell/Shell.tsx';

export function SignedInRoutes() {
  const [queryClient] = useState(() => restoreUnsentStatuses(createQueryClient()));
  useEffect(() => keepReadableOffline(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <Screens />
      <ConflictArea />
    </QueryClientProvider>
  );
}

/** Loads the profile, then asks for a destination, then shows the screens (§2). */
function Screens() {
  const { data } = useQuery(meQuery);
  // Deferred, so that a click during the first render of the whole app is handled at once.
  const isReady = useDeferredValue(data !== undefined);
  const user = isReady ? data : undefined;
  const { country } = useSession();
  const { from } = useEntryState();

  useUnsentStatuses();
  useFirstScreen(data?.country_selected ? country : null);

  const queryClient = useQueryClient();
  const syncLanguage = useEffectEvent(() => user && void syncProfileLanguage(queryClient, user));
  const userId = user?.id;
  useEffect(() => {
    if (userId) syncLanguage();
  }, [userId]);
  const { language } = useLanguage();
  const hasDestination = Boolean(user?.country_selected);
  useEffect(() => {
    if (!import.meta.env.PROD || !hasDestination || !country) return;
    const controller = new AbortController();
    // After the first screen, and only with a service worker. `navigator.serviceWorker` can throw.
    Promise.resolve()
      .then(() => navigator.serviceWorker.ready)
      .then(() => import('./loading/prepareOffline.ts'))
      .then(({ prepareOffline }) => prepareOffline(country, language, controller.signal))
      .catch(() => undefined);
    return () => controller.abort();
  }, [hasDestination, country, language]);

  const isSavingPlan = useSaveVisitorPlan(user);

  if (!user || isSavingPlan) return <AppSkeleton />;
  if (!country || !user.country_selected) return <BeforeDestination user={user} />;
  if (from)
    return (
      <>
        <AppSkeleton />
        <Navigate to={from} replace />
      </>
    );
  const situation = <Situation key={country} country={country} />;
  const dashboard = <Dashboard user={user} country={country} />;
  const forum = <Forum user={user} country={country} onQuestionIntent={Question.preload} />;
  return (
    <Routes>
      <Route path={paths.pass} element={<PassRoute user={user} />} />
      <Route element={<Shell user={user} country={country} />}>
        <Route index element={dashboard} />
        <Route path={paths.dashboard} element={dashboard} />
        <Route path={paths.checklist} element={<Checklist key={country} country={country} />} />
        <Route path={paths.situation} element={situation} />
        <Route path={paths.situationQuestion} element={situation} />
        {/* A signed-in person has a plan in the account. */}
        <Route path={`${paths.visitorPlan}/*`} element={<Navigate to={paths.checklist} replace />} />
        {publicPaths.map((path) => (
          <Route key={path} path={path} element={<PublicPage user={user} />} />
        ))}
        <Route path={paths.about} element={<About />} />
        <Route path={paths.transparency} element={<Transparency />} />
        <Route path={`${legalPath}/*`} element={<LegalOffline />} />
        <Route path={paths.documents} element={<Documents country={country} />} />
        <Route path={paths.services} element={<Services key={country} country={country} />} />
        <Route path={paths.community} element={forum} />
        <Route path={paths.forum} element={forum} />
        <Route path={paths.question} element={<Question user={user} />} />
        <Route path={paths.communityQuestion} element={<Question user={user} />} />
        <Route
          path={paths.profile}
          element={<Profile user={user} country={country} onIntent={preloadScreen} />}
        />
        {user.is_moderator && <Route path={paths.moderation} element={<Moderation user={user} />} />}
        <Route path={paths.changeDestination} element={<ChangeDestination country={country} />} />
        <Route path={paths.reminders} element={<Reminders user={user} />} />
        <Route path={paths.appearance} element={<Appearance />} />
        <Route path={paths.devices} element={<Devices />} />
        <Route path={paths.secondFactor} element={<SecondFactor user={user} />} />
        <Route path={paths.data} element={<Data user={user} />} />
        <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
      </Route>
    </Routes>
  );
}

/** The choice of a destination, in a shell without links (§2). */
function BeforeDestination({ user }: { user: User }) {
  return (
    <AppShell
      user={{ ...user, settlement_country: null }}
      hrefs={null}
      current={null}
      languagePicker={<ChooseLanguage onChosen={useSaveLanguage()} />}
      onLogout={useLogout()}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <ErrorBoundary>
          <Destination />
        </ErrorBoundary>
      </Suspense>
    </AppShell>
  );
}

import type { User } from '@settlement-help/contract';
import { AppShell, ShellSkeleton } from '@settlement-help/ui/domain';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { meetProfile, useKeepLanguage } from '#app/features/account/language.ts';
import { meQuery } from '#app/features/account/queries.ts';
import { useLogout } from '#app/features/account/useLogout.ts';
import { createQueryClient } from '#app/lib/api/queryClient.ts';
import { ErrorBoundary } from '#app/lib/errors/ErrorBoundary.tsx';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { useLanguage } from '#app/lib/language/language.ts';
import { useEntryState } from '#app/lib/navigation/entryState.ts';
import { paths, publicPaths } from '#app/lib/navigation/paths.ts';
import { ScreenSkeleton } from '#app/lib/navigation/ScreenSkeleton.tsx';
import { keepReadableOffline } from '#app/lib/offline/readableOffline.ts';
import { useSession } from '#app/lib/session/SessionProvider.tsx';
import { PublicPage } from './lazyPublicPage.ts';
import {
  ChangeDestination,
  Checklist,
  Destination,
  Documents,
  Forum,
  Moderation,
  Profile,
  Question,
  Services,
  Situation,
} from './lazyScreens.ts';
import { useFirstScreen } from './loading/useFirstScreen.ts';
import { Dashboard } from './screens/Dashboard.tsx';
import { Shell } from './shell/Shell.tsx';

/** Everything behind the log-in, for one session. */
export function SignedIn() {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => keepReadableOffline(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <Screens />
    </QueryClientProvider>
  );
}

/** The guards of §2: first the profile, then a destination, then the screens. */
function Screens() {
  const { data } = useQuery(meQuery);
  // The whole app is drawn at once then: in slices, so that the page answers meanwhile.
  const isReady = useDeferredValue(data !== undefined);
  const user = isReady ? data : undefined;
  const { country } = useSession();
  const { from } = useEntryState();

  useFirstScreen(data?.country_selected ? country : null);

  const queryClient = useQueryClient();
  const meet = useEffectEvent(() => user && void meetProfile(queryClient, user));
  const userId = user?.id;
  useEffect(() => {
    if (userId) meet();
  }, [userId]);
  const { language } = useLanguage();
  const isSettling = Boolean(user?.country_selected);
  useEffect(() => {
    if (!import.meta.env.PROD || !isSettling || !country) return;
    const left = new AbortController();
    // Not before the screen stands, and only where a service worker keeps what is loaded; to ask for one can throw.
    Promise.resolve()
      .then(() => navigator.serviceWorker.ready)
      .then(() => import('./loading/prepareOffline.ts'))
      .then(({ prepareOffline }) => prepareOffline(country, language, left.signal))
      // Without it, what was opened before can be read.
      .catch(() => undefined);
    return () => left.abort();
  }, [isSettling, country, language]);

  if (!user) return <ShellSkeleton />;
  if (!country || !user.country_selected) return <BeforeDestination user={user} />;
  if (from)
    return (
      <>
        <ShellSkeleton />
        <Navigate to={from} replace />
      </>
    );
  const situation = <Situation key={country} country={country} />;
  const dashboard = <Dashboard user={user} country={country} />;
  const forum = <Forum user={user} onQuestionIntent={Question.preload} />;
  return (
    <Routes>
      <Route element={<Shell user={user} country={country} />}>
        <Route index element={dashboard} />
        <Route path={paths.dashboard} element={dashboard} />
        <Route path={paths.checklist} element={<Checklist key={country} country={country} />} />
        <Route path={paths.situation} element={situation} />
        <Route path={paths.situationQuestion} element={situation} />
        {publicPaths.map((path) => (
          <Route key={path} path={path} element={<PublicPage user={user} />} />
        ))}
        <Route path={paths.documents} element={<Documents country={country} />} />
        <Route path={paths.services} element={<Services key={country} country={country} />} />
        <Route path={paths.community} element={forum} />
        <Route path={paths.forum} element={forum} />
        <Route path={paths.question} element={<Question user={user} />} />
        <Route path={paths.profile} element={<Profile user={user} country={country} />} />
        {user.is_moderator && <Route path={paths.moderation} element={<Moderation />} />}
        <Route path={paths.changeDestination} element={<ChangeDestination country={country} />} />
        <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
      </Route>
    </Routes>
  );
}

/** The only screen until a destination is chosen, in a shell that leads nowhere else (§2). */
function BeforeDestination({ user }: { user: User }) {
  return (
    <AppShell
      user={{ ...user, settlement_country: null }}
      hrefs={null}
      current={null}
      languagePicker={<ChooseLanguage onChosen={useKeepLanguage()} />}
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

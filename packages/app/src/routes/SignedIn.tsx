import type { User } from '@settlement-help/contract';
import { UiProvider } from '@settlement-help/ui';
import { AppShell, enSignedIn, ShellSkeleton } from '@settlement-help/ui/domain';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { meQuery } from '#app/features/account/queries.ts';
import { useLogout } from '#app/features/account/useLogout.ts';
import { createQueryClient } from '#app/lib/api/queryClient.ts';
import { useEntryState } from '#app/lib/navigation/entryState.ts';
import { navSectionAt } from '#app/lib/navigation/navSection.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenBoundary } from '#app/lib/navigation/ScreenBoundary.tsx';
import { useSession } from '#app/lib/session/useSession.ts';
import { Dashboard } from './screens/Dashboard.tsx';
import {
  ChangeDestination,
  Checklist,
  Destination,
  Documents,
  Forum,
  Profile,
  preloadScreen,
  Question,
  servicesScreen,
  situationScreen,
} from './screens/lazyScreens.tsx';
import { StepScreen } from './screens/StepScreen.tsx';
import { Shell } from './shell/Shell.tsx';

/** Everything behind the log-in, for one session. */
export function SignedIn() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider messages={enSignedIn}>
        <Screens />
      </UiProvider>
    </QueryClientProvider>
  );
}

/** The guards of §2: first the profile, then a destination, then the screens. */
function Screens() {
  const { data: user } = useQuery(meQuery);
  const { country } = useSession();
  const { from } = useEntryState();
  const { pathname } = useLocation();

  // The code of the screen loads beside the profile instead of after it.
  const preload = useEffectEvent(() => {
    const address = from ?? pathname;
    const section = navSectionAt(address);
    if (matchPath(paths.question, address)) Question.preload();
    else if (section && country) preloadScreen(section, country);
  });
  useEffect(() => preload(), []);

  if (!user) return <ShellSkeleton />;
  if (!country || !user.country_selected) return <BeforeDestination user={user} />;
  if (from) return <Navigate to={from} replace />;
  const Services = servicesScreen(country);
  const Situation = situationScreen(country);
  const situation = <Situation country={country} />;
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
        <Route path={paths.step} element={<StepScreen />} />
        <Route path={paths.documents} element={<Documents country={country} />} />
        <Route path={paths.services} element={<Services country={country} />} />
        <Route path={paths.community} element={forum} />
        <Route path={paths.forum} element={forum} />
        <Route path={paths.question} element={<Question user={user} />} />
        <Route path={paths.profile} element={<Profile user={user} country={country} />} />
        <Route path={paths.changeDestination} element={<ChangeDestination />} />
        <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
      </Route>
    </Routes>
  );
}

/** The only screen until a destination is chosen, in a shell that leads nowhere else (§2). */
function BeforeDestination({ user }: { user: User }) {
  return (
    <AppShell user={{ ...user, settlement_country: null }} hrefs={null} current={null} onLogout={useLogout()}>
      <ScreenBoundary>
        <Destination />
      </ScreenBoundary>
    </AppShell>
  );
}

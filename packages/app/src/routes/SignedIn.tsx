import type { User } from '@settlement-help/contract';
import { UiProvider } from '@settlement-help/ui';
import { AppShell, enSignedIn, ShellSkeleton } from '@settlement-help/ui/domain';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useRoute } from 'wouter';
import { meQuery } from '#app/features/account/queries.ts';
import { useLogout } from '#app/features/account/useLogout.ts';
import { createQueryClient } from '#app/lib/api/queryClient.ts';
import { useEntry } from '#app/lib/navigation/history.tsx';
import { navSectionAt } from '#app/lib/navigation/navSection.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenBoundary } from '#app/lib/navigation/ScreenBoundary.tsx';
import { useSession } from '#app/lib/session/useSession.ts';
import { Dashboard } from './Dashboard.tsx';
import { Shell } from './Shell.tsx';
import {
  ChangeDestination,
  Checklist,
  Destination,
  Documents,
  Forum,
  Profile,
  preloadScreen,
  Question,
  Services,
} from './screens.tsx';

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
  const { from } = useEntry().state;
  const [pathname] = useLocation();
  const [isQuestion] = useRoute(paths.question);

  // The code of the screen comes beside the profile instead of after it.
  const preload = useEffectEvent(() => {
    const section = navSectionAt(from ?? pathname);
    if (isQuestion) Question.preload();
    else if (section) preloadScreen(section);
  });
  useEffect(() => preload(), []);

  if (!user) return <ShellSkeleton />;
  if (!country || !user.country_selected) return <BeforeDestination user={user} />;
  if (from) return <Redirect to={from} replace />;
  return (
    <Shell user={user} country={country}>
      <Switch>
        {[paths.home, paths.dashboard].map((path) => (
          <Route key={path} path={path}>
            <Dashboard user={user} country={country} />
          </Route>
        ))}
        <Route path={paths.checklist}>
          <Checklist key={country} country={country} />
        </Route>
        <Route path={paths.documents}>
          <Documents country={country} />
        </Route>
        <Route path={paths.services}>
          <Services country={country} />
        </Route>
        {[paths.community, paths.forum].map((path) => (
          <Route key={path} path={path}>
            <Forum user={user} onQuestionIntent={Question.preload} />
          </Route>
        ))}
        <Route path={paths.question}>
          <Question user={user} />
        </Route>
        <Route path={paths.profile}>
          <Profile user={user} country={country} />
        </Route>
        <Route path={paths.changeDestination}>
          <ChangeDestination />
        </Route>
        <Route>
          <Redirect to={paths.dashboard} replace />
        </Route>
      </Switch>
    </Shell>
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

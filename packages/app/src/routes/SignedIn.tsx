import { ShellSkeleton } from '@settlement-help/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { meQuery } from '#app/features/account/queries.ts';
import { paths } from '#app/lib/paths.ts';
import { createQueryClient } from '#app/lib/queryClient.ts';
import { useSession } from '#app/lib/useSession.ts';
import { Dashboard } from './Dashboard.tsx';
import { Destination } from './Destination.tsx';
import { Shell } from './Shell.tsx';

const Checklist = lazy(() => import('./Checklist.tsx').then((module) => ({ default: module.Checklist })));
const Documents = lazy(() => import('./Documents.tsx').then((module) => ({ default: module.Documents })));
const Services = lazy(() => import('./Services.tsx').then((module) => ({ default: module.Services })));
const Forum = lazy(() => import('./Forum.tsx').then((module) => ({ default: module.Forum })));
const Profile = lazy(() => import('./Profile.tsx').then((module) => ({ default: module.Profile })));
const ChangeDestination = lazy(() =>
  import('./ChangeDestination.tsx').then((module) => ({ default: module.ChangeDestination })),
);
const Question = lazy(() => import('./Question.tsx').then((module) => ({ default: module.Question })));

/** Everything behind the log-in, for one session. */
export function SignedIn() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Screens />
    </QueryClientProvider>
  );
}

/** The guards of §2: first the profile, then a destination, then the screens. */
function Screens() {
  const { data: user } = useQuery(meQuery);
  const { country } = useSession();
  const { state } = useLocation();
  const from = (state as { from?: string } | null)?.from;

  if (!user) return <ShellSkeleton />;
  if (!country || !user.country_selected) return <Destination user={user} />;
  if (from) return <Navigate to={from} replace />;
  return (
    <Routes>
      <Route element={<Shell user={user} country={country} />}>
        <Route path={paths.home} element={<Dashboard user={user} country={country} />} />
        <Route path={paths.dashboard} element={<Dashboard user={user} country={country} />} />
        <Route path={paths.checklist} element={<Checklist country={country} />} />
        <Route path={paths.documents} element={<Documents country={country} />} />
        <Route path={paths.services} element={<Services country={country} />} />
        {[paths.community, paths.forum].map((path) => (
          <Route key={path} path={path} element={<Forum user={user} />} />
        ))}
        <Route path={paths.question} element={<Question user={user} />} />
        <Route path={paths.profile} element={<Profile user={user} country={country} />} />
        <Route path={paths.changeDestination} element={<ChangeDestination />} />
        <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
      </Route>
    </Routes>
  );
}

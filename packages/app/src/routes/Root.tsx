import { type LazyFailureProps, lazyComponent, SkeletonGroup } from '@settlement-help/ui';
import { ShellSkeleton, VisitorShell } from '@settlement-help/ui/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { ScreenBoundary } from '#app/lib/loading/ScreenBoundary.tsx';
import { ScreenFailure } from '#app/lib/loading/ScreenFailure.tsx';
import { paths } from '#app/lib/navigation/paths.ts';
import { VisitContext } from '#app/lib/navigation/useArrival.ts';
import { useLatest } from '#app/lib/navigation/useLatest.ts';
import { useSession } from '#app/lib/session/useSession.ts';
import { Toasts } from '#app/lib/toasts/Toasts.tsx';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { Visitor } from './Visitor.tsx';

const Bare = ({ children }: { children: ReactNode }) => (
  <VisitorShell homeHref={paths.home} languagePicker={<ChooseLanguage />}>
    <div style={{ paddingBlock: 'var(--sh-space-8)' }}>{children}</div>
  </VisitorShell>
);

const BareFailure = (props: LazyFailureProps) => (
  <Bare>
    <ScreenFailure {...props} />
  </Bare>
);

const SignedIn = lazyComponent(() => import('./SignedIn.tsx').then((part) => part.SignedIn), {
  pending: <ShellSkeleton />,
  failed: BareFailure,
});
const ResetPassword = lazyComponent(() => import('./ResetPassword.tsx').then((part) => part.ResetPassword), {
  pending: (
    <Bare>
      <SkeletonGroup />
    </Bare>
  ),
  failed: BareFailure,
});

/** Visitors and signed-in people see different apps; the second is loaded when there is a token. */
export function Root() {
  const { token, expired } = useSession();
  const messages = useAppMessages();
  const [visit] = useState(() => ({ screens: 0 }));

  // Once, also where the texts change while it is shown.
  const latestMessages = useLatest(messages);
  useEffect(() => {
    const message = latestMessages.current?.session.expired;
    if (expired && message) showToast({ tone: 'warning', message });
  }, [expired, latestMessages]);

  return (
    <VisitContext value={visit}>
      <ScreenBoundary failed={BareFailure}>
        <Routes>
          {/* For both, so that a session that begins or ends leaves the page as it is. */}
          <Route path={paths.resetPassword} element={<ResetPassword />} />
          <Route
            path="*"
            element={token === null ? <Visitor onDialog={SignedIn.preload} /> : <SignedIn key={token} />}
          />
        </Routes>
      </ScreenBoundary>
      <Toasts />
    </VisitContext>
  );
}

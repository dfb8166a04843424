import { SkeletonGroup } from '@settlement-help/ui';
import { ShellSkeleton, VisitorShell } from '@settlement-help/ui/domain';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#app/lib/errors/ErrorBoundary.tsx';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { paths } from '#app/lib/navigation/paths.ts';
import { VisitContext } from '#app/lib/navigation/useArrival.ts';
import { useLatest } from '#app/lib/navigation/useLatest.ts';
import { finishViewTransition } from '#app/lib/navigation/viewTransition.ts';
import { useSession } from '#app/lib/session/SessionProvider.tsx';
import { Toasts } from '#app/lib/toasts/Toasts.tsx';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { ResetPassword, SignedIn } from './lazyRoutes.ts';
import { Visitor } from './Visitor.tsx';
import * as styles from './visitor.css.ts';

const frame = (content: ReactNode) => (
  <VisitorShell homeHref={paths.home} languagePicker={<ChooseLanguage />}>
    <div className={styles.framed}>{content}</div>
  </VisitorShell>
);

/** Visitors and signed-in people see different apps; the second is loaded when there is a token. */
export function Root() {
  const { token, expired } = useSession();
  const { pathname } = useLocation();
  const messages = useAppMessages();
  const [visit] = useState(() => ({ screens: 0 }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next screen is rendered with its path
  useLayoutEffect(finishViewTransition, [pathname]);

  // The toast must not appear again when the language changes.
  const latestMessages = useLatest(messages);
  useEffect(() => {
    const message = latestMessages.current?.session.expired;
    if (expired && message) showToast({ tone: 'warning', message });
  }, [expired, latestMessages]);

  return (
    <VisitContext value={visit}>
      <ErrorBoundary frame={frame}>
        <Routes>
          {/* One route for visitors and signed-in people, so that the form survives a log-in in another tab. */}
          <Route
            path={paths.resetPassword}
            element={
              <Suspense fallback={frame(<SkeletonGroup />)}>
                <ResetPassword />
              </Suspense>
            }
          />
          <Route
            path="*"
            element={
              token === null ? (
                <Visitor />
              ) : (
                <Suspense fallback={<ShellSkeleton />}>
                  <SignedIn key={token} />
                </Suspense>
              )
            }
          />
        </Routes>
      </ErrorBoundary>
      <Toasts />
    </VisitContext>
  );
}

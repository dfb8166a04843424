import { VisitorShell } from '@settlement-help/ui/domain';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#app/lib/errors/ErrorBoundary.tsx';
import { ChooseLanguage } from '#app/lib/language/ChooseLanguage.tsx';
import { paths } from '#app/lib/navigation/paths.ts';
import { AppSkeleton, ScreenSkeleton } from '#app/lib/navigation/ScreenSkeleton.tsx';
import { ScreenCountContext } from '#app/lib/navigation/useScreenArrival.ts';
import { finishViewTransition } from '#app/lib/navigation/viewTransition.ts';
import { useSession } from '#app/lib/session/SessionProvider.tsx';
import { Toasts } from '#app/lib/toasts/Toasts.tsx';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { EmailLink, ResetPassword, SignedInRoutes } from './lazyRoutes.ts';
import { VisitorRoutes } from './VisitorRoutes.tsx';
import * as styles from './visitor.css.ts';

const frame = (content: ReactNode) => (
  <VisitorShell homeHref={paths.home} languagePicker={<ChooseLanguage />}>
    <div className={styles.framed}>{content}</div>
  </VisitorShell>
);

const emailLinks = [
  [paths.verifyEmail, 'verify'],
  [paths.confirmEmail, 'changeEmail'],
  [paths.takeBack, 'takeBack'],
] as const;

/** The app for visitors, or the one for signed-in people, which is loaded if there is a token. */
export function Root() {
  const { token, expired } = useSession();
  const { pathname } = useLocation();
  const messages = useAppMessages();
  const [visit] = useState(() => ({ screens: 0 }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path changes with the screen
  useLayoutEffect(finishViewTransition, [pathname]);

  const showSessionEnded = useEffectEvent(() =>
    showToast({ tone: 'warning', message: messages.session.expired }),
  );
  useEffect(() => {
    if (expired) showSessionEnded();
  }, [expired]);

  return (
    <ScreenCountContext value={visit}>
      <ErrorBoundary frame={frame}>
        <Routes>
          {/* The same element for visitors and signed-in people, so that a log-in in another tab keeps the form. */}
          <Route
            path={paths.resetPassword}
            element={
              <Suspense fallback={frame(<ScreenSkeleton />)}>
                <ResetPassword />
              </Suspense>
            }
          />
          {emailLinks.map(([path, purpose]) => (
            <Route
              key={path}
              path={path}
              element={
                <Suspense fallback={frame(<ScreenSkeleton />)}>
                  <EmailLink key={purpose} purpose={purpose} />
                </Suspense>
              }
            />
          ))}
          <Route
            path="*"
            element={
              token === null ? (
                <VisitorRoutes />
              ) : (
                <Suspense fallback={<AppSkeleton />}>
                  <SignedInRoutes key={token} />
                </Suspense>
              )
            }
          />
        </Routes>
      </ErrorBoundary>
      <Toasts />
    </ScreenCountContext>
  );
}

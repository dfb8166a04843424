import type { User } from '@settlement-help/contract';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#app/lib/errors/ErrorBoundary.tsx';
import { ScreenSkeleton } from '#app/lib/navigation/ScreenSkeleton.tsx';
import { Pass } from './lazyPass.ts';
import * as styles from './PassRoute.css.ts';

const frame = (content: ReactNode) => <main className={styles.frame}>{content}</main>;

/** The counter pass of a step, for visitors and signed-in people. */
export const PassRoute = ({ user }: { user?: User }) => (
  <ErrorBoundary key={useLocation().pathname} frame={frame}>
    <Suspense fallback={frame(<ScreenSkeleton />)}>
      <Pass user={user} />
    </Suspense>
  </ErrorBoundary>
);

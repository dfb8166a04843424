import { type PageShape, PageSkeleton } from '@settlement-help/ui';
import { ShellSkeleton } from '@settlement-help/ui/domain';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from './paths.ts';

const shapes: [pattern: string, shape: PageShape][] = [
  [paths.home, 'cards'],
  [paths.dashboard, 'cards'],
  [paths.checklist, 'cards'],
  [`${paths.profile}/*`, 'form'],
  [paths.step, 'article'],
  [paths.about, 'article'],
  [paths.transparency, 'article'],
  [paths.question, 'article'],
  [paths.communityQuestion, 'article'],
  [paths.letters, 'form'],
  [paths.situation, 'form'],
  [paths.situationQuestion, 'form'],
  [paths.visitorPlan, 'cards'],
  [paths.visitorPlanQuestion, 'form'],
  [paths.resetPassword, 'form'],
  [paths.verifyEmail, 'form'],
  [paths.confirmEmail, 'form'],
  [paths.takeBack, 'form'],
];

/** Returns the layout of the screen at the current path. */
function useScreenShape(): PageShape {
  const { pathname } = useLocation();
  return shapes.find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? 'list';
}

export const ScreenSkeleton = () => <PageSkeleton shape={useScreenShape()} />;

/** Skeleton of the shell with the screen at the current path. */
export const AppSkeleton = () => <ShellSkeleton shape={useScreenShape()} />;

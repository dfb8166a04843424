import { SkeletonGroup } from '@settlement-help/ui';
import { lazyWithTexts } from '#app/lib/language/lazyWithTexts.ts';
import { ScreenFailure } from '#app/lib/loading/ScreenFailure.tsx';

/** For visitors and for signed-in people. */
export const PublicPage = lazyWithTexts(
  () => import('#app/routes/screens/PublicPage.tsx').then((part) => part.PublicPage),
  {
    pending: <SkeletonGroup />,
    failed: ScreenFailure,
    inSlices: true,
  },
);

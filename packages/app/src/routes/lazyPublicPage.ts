import { lazyWithPreload } from '@settlement-help/ui';

/** A route of visitors and of signed-in people. */
export const PublicPage = lazyWithPreload(
  async () => (await import('./screens/publicPages/PublicPage.tsx')).PublicPage,
);

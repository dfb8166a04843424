import { lazyWithPreload } from '@settlement-help/ui/internal';

/** The app of a signed-in person. `lazyScreens.ts` has its screens. */
export const SignedInRoutes = lazyWithPreload(
  async () => (await import('./SignedInRoutes.tsx')).SignedInRoutes,
);

export const ResetPassword = lazyWithPreload(async () => (await import('./ResetPassword.tsx')).ResetPassword);

export const EmailLink = lazyWithPreload(async () => (await import('./EmailLink.tsx')).EmailLink);

export const VisitorPlan = lazyWithPreload(
  async () => (await import('./screens/publicPages/VisitorPlan.tsx')).VisitorPlan,
);

export const VisitorSearch = lazyWithPreload(
  async () => (await import('./search/VisitorSearch.tsx')).VisitorSearch,
);

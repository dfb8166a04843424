import { lazyWithPreload } from '@settlement-help/ui';

/** The app of a signed-in person. `lazyScreens.ts` has its screens. */
export const SignedIn = lazyWithPreload(async () => (await import('./SignedIn.tsx')).SignedIn);

export const ResetPassword = lazyWithPreload(async () => (await import('./ResetPassword.tsx')).ResetPassword);

export const VisitorPlan = lazyWithPreload(
  async () => (await import('./screens/publicPages/VisitorPlan.tsx')).VisitorPlan,
);

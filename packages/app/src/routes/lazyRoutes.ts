import { lazyWithPreload } from '@settlement-help/ui';

/** Everything behind the log-in. Its own screens are in `lazyScreens.ts`. */
export const SignedIn = lazyWithPreload(async () => (await import('./SignedIn.tsx')).SignedIn);

export const ResetPassword = lazyWithPreload(async () => (await import('./ResetPassword.tsx')).ResetPassword);

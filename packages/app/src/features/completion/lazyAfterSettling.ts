import { lazyWithPreload } from '@settlement-help/ui';

/** Lazy, because it is shown only after the last step, and draws a picture to download. */
export const AfterSettling = lazyWithPreload(async () => (await import('./AfterSettling.tsx')).AfterSettling);

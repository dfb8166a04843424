import { lazyWithPreload } from '@settlement-help/ui';

/** The counter pass, which visitors and signed-in people open. */
export const Pass = lazyWithPreload(
  async () => (await import('./screens/counter/PassScreen.tsx')).PassScreen,
);

import { lazyComponent } from '@settlement-help/ui';

const loadPart = () => import('./CompletionPart.tsx');

/** Without a network they are left out, and the card alone says that all is done. */
export const Celebration = lazyComponent(() => loadPart().then((part) => part.Celebration));
export const AfterSettling = lazyComponent(() => loadPart().then((part) => part.AfterSettlingPart));

import { lazyWithPreload } from '@settlement-help/ui/internal';

/** Visitors, who may open the pass from a message on an old phone, do not load it. */
export const OwnPass = lazyWithPreload(async () => (await import('./OwnPass.tsx')).OwnPass);

import { lazyWithPreload } from '@settlement-help/ui/internal';

/** Lazy, because visitors, often on old phones, see only the public pass. */
export const OwnPass = lazyWithPreload(async () => (await import('./OwnPass.tsx')).OwnPass);

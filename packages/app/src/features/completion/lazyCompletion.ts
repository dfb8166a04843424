import { lazyWithPreload } from '@settlement-help/ui/internal';

// Lazy, because few people have completed every step.
export const Completion = lazyWithPreload(async () => (await import('./Completion.tsx')).Completion);
export const AfterSettling = lazyWithPreload(async () => (await import('./Completion.tsx')).AfterSettling);

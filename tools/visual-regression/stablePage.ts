import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

/** The moment at which every story takes place. */
const NOW = new Date('2026-11-20T09:00:00Z');

beforeEach(() => {
  vi.setSystemTime(NOW);
});

// vitest marks each new import of a setup file with the time. While the clock stands still, the next file's import
// would be the same as this one's, the browser would not run it again, and every hook here would be gone.
afterAll(() => {
  vi.useRealTimers();
});

// Headless Chromium hides the scrollbar but would still keep its place, which no phone does.
document.documentElement.style.scrollbarGutter = 'auto';

// A face of another script, or one that is only local(), may fail to load: then the page does without it too.
beforeAll(async () => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
});

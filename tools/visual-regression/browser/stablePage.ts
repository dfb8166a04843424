import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

/** The time at which every story takes place. */
const NOW = new Date('2026-11-20T09:00:00Z');

beforeEach(() => {
  vi.setSystemTime(NOW);
});

// vitest adds the time to the address of each setup file, so that the browser runs it again for the next test file.
// With a frozen clock the address would stay the same, and every hook here would be lost.
afterAll(() => {
  vi.useRealTimers();
});

// Headless Chromium hides the scrollbar but would still reserve its space, which no phone does.
document.documentElement.style.scrollbarGutter = 'auto';

// A local() face fails to load where the system lacks the font.
beforeAll(async () => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
});
